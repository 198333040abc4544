import type { Cluster } from '@piacter/contracts/map';
import {
  circle,
  divIcon,
  type LatLngBounds,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  type Marker,
  marker,
  point,
} from 'leaflet';
import type { MapPin } from '../../kinds/search-words/index.ts';
import styles from '../map.module.css';
import { marksMoved } from '../marks-moved.ts';
import { text } from '../text.ts';
import { findCovering, type Opened } from './opened-pins.tsx';
import type { DescribePin } from './pin-card.tsx';

/** What the map of a search shows. */
export type MapReply = { clusters: readonly Cluster[]; pins: readonly MapPin[] };

const dot = styles.dot ?? '';
/** More than the order of latitudes, by which marks cover each other otherwise. */
// own value: of layers, in pixels
const levelHeight = 5000;

function createMark(
  { lat, lon }: { lat: number; lon: number },
  label: string,
  { className, name }: { className: string; name: string },
): Marker {
  const html = document.createElement('span');
  html.textContent = label;
  const icon = divIcon({ className, html, iconSize: [0, 0] });
  const mark = marker([lat, lon], { icon, title: name, riseOnHover: true });
  mark.on('add', () => {
    const element = mark.getElement();
    element?.setAttribute('aria-label', name);
    element?.addEventListener('keydown', (event) => {
      if (event.key !== ' ') return;
      // A button answers to the space bar as well; Leaflet's marks know Enter only.
      event.preventDefault();
      element.click();
    });
  });
  return mark;
}

/** Pixels left free around what a cluster holds, in all. */
// own value: pixels
const around = 120;
/** Degrees, some 50 metres. */
const aside = 0.0005;

function createCluster(
  { count, countIsCapped, bounds, lat, lon }: Cluster,
  map: LeafletMap,
  { searchArea }: Interaction,
): Marker {
  const label = countIsCapped ? `${count}+` : String(count);
  const [west, south, east, north] = bounds;
  const isDeepest = map.getZoom() >= map.getMaxZoom();
  const open = () => {
    const all = latLngBounds([south, west], [north, east]);
    if (isDeepest) {
      // Those at one point have no area.
      searchArea(latLngBounds([south - aside, west - aside], [north + aside, east + aside]));
      return;
    }
    const zoom = Math.max(map.getZoom() + 1, map.getBoundsZoom(all, false, point(around, around)));
    map.setView(all.getCenter(), Math.min(zoom, map.getMaxZoom()));
  };
  const name = isDeepest ? text.clusterList(label) : text.cluster(label);
  return createMark({ lat, lon }, label, { className: styles.cluster ?? '', name })
    .on('click', open)
    .on('keypress', ({ originalEvent }) => {
      if (originalEvent.key === 'Enter') open();
    });
}

export type Interaction = {
  onSelect: (id: number | undefined) => void;
  /** Opens the cards of the pins of a mark. */
  open: (opened: Opened) => void;
  /** Searches a part of the map: what a cluster does that cannot be zoomed into any more. */
  searchArea: (bounds: LatLngBounds) => void;
};

/** The mark of the pins of a point. */
function createPins(
  pins: readonly [MapPin, ...MapPin[]],
  { onSelect, open }: Interaction,
  describe: DescribePin,
): Marker {
  const [first] = pins;
  const { label, title } = describe(first);
  const isSingle = pins.length === 1;
  const short = isSingle ? label : text.listings(String(pins.length));
  const single = label === title ? title : `${title}, ${label}`;
  const name = isSingle ? single : text.samePoint(String(pins.length));
  const mark = createMark(first, short, { className: styles.mark ?? '', name });
  const openCards = () => open({ pins, mark });
  mark
    .on('mouseover', () => onSelect(first.id))
    .on('mouseout', () => onSelect(undefined))
    .on('click', openCards)
    .on('keypress', ({ originalEvent }) => {
      if (originalEvent.key === 'Enter') openCards();
    });
  mark.on('add', () => {
    mark.getElement()?.addEventListener('focus', () => onSelect(first.id));
    mark.getElement()?.addEventListener('blur', () => onSelect(undefined));
  });
  return mark;
}

/** The pins by their point: those at the same one would cover each other. */
function groupByPoint(pins: readonly MapPin[]): [MapPin, ...MapPin[]][] {
  const groups = new Map<string, [MapPin, ...MapPin[]]>();
  for (const pin of pins) {
    const key = `${pin.lat},${pin.lon}`;
    const group = groups.get(key);
    if (group) group.push(pin);
    else groups.set(key, [pin]);
  }
  return [...groups.values()];
}

/**
 * The clusters and pins of a map. What stays in view stays in place, with its focus and its open popup; where a mark with
 * the focus goes, the map takes it.
 */
export function createMarks(map: LeafletMap, interaction: Interaction) {
  const area = layerGroup().addTo(map);
  const shown = new Map<string, { pins: readonly MapPin[]; mark: Marker }>();
  let selectedID: number | undefined;
  const update = () => {
    area.clearLayers();
    for (const { pins, mark } of shown.values()) {
      const pin = pins.find(({ id }) => id === selectedID);
      const classes = mark.getElement()?.classList;
      classes?.toggle(styles.selected ?? '', pin !== undefined);
      // What is pointed at above labels of several, these above prices, and those above dots.
      const level = pin ? 3 : pins.length === 1 ? (classes?.contains(dot) ? 0 : 1) : 2;
      mark.setZIndexOffset(level * levelHeight);
      if (pin?.isApproximate !== 1) continue;
      const shape = { radius: pin.radius, interactive: false, className: styles.area ?? '' };
      circle([pin.lat, pin.lon], shape).addTo(area);
    }
  };
  /** Leaves only the marks of these keys. */
  const keep = (keys: ReadonlySet<string>) => {
    const container = map.getContainer();
    const hadFocus = container.contains(document.activeElement);
    for (const [key, { mark }] of shown) {
      if (keys.has(key)) continue;
      mark.remove();
      shown.delete(key);
    }
    if (hadFocus && !container.contains(document.activeElement)) container.focus({ preventScroll: true });
  };
  /** Clusters and points of several pins keep their labels; those of other pins are dots where they would cover one. */
  const declutter = () => {
    const isSingle = ({ pins }: { pins: readonly MapPin[] }) => pins.length === 1;
    const toElements = (isWanted: boolean) =>
      [...shown.values()]
        .filter((one) => isSingle(one) === isWanted)
        .flatMap(({ mark }) => mark.getElement() ?? []);
    const singles = toElements(true);
    for (const element of singles) element.classList.remove(dot);
    for (const element of findCovering(toElements(false), singles)) element.classList.add(dot);
  };
  const arrange = () => {
    declutter();
    update();
    map.fire(marksMoved);
  };
  map.on('zoomend', arrange);
  return {
    show: (reply: MapReply, describe: DescribePin) => {
      const isDeepest = map.getZoom() >= map.getMaxZoom();
      const clusters = new Map(
        reply.clusters.map((cluster) => [JSON.stringify([cluster, isDeepest]), cluster]),
      );
      const groups = new Map(
        // The dates of a search are in the label alone.
        groupByPoint(reply.pins).map((pins) => [JSON.stringify([pins, describe(pins[0]).label]), pins]),
      );
      keep(new Set([...clusters.keys(), ...groups.keys()]));
      for (const [key, cluster] of clusters)
        if (!shown.has(key))
          shown.set(key, { pins: [], mark: createCluster(cluster, map, interaction).addTo(map) });
      for (const [key, pins] of groups)
        if (!shown.has(key))
          shown.set(key, { pins, mark: createPins(pins, interaction, describe).addTo(map) });
      arrange();
    },
    /** Marks the pin of the listing whose card is pointed at. */
    select: (id: number | undefined) => {
      selectedID = id;
      update();
    },
  };
}
