import type { AccommodationPin, Cluster, PropertyPin, ServicePin } from '@piacter/contracts/map';
import {
  circle,
  divIcon,
  type LatLngBounds,
  type Map as LeafletMap,
  latLngBounds,
  layerGroup,
  type Marker,
  marker,
} from 'leaflet';
import { paths } from '../../../config/paths.ts';
import styles from '../map.module.css';
import { text } from '../text.ts';

type Pin = PropertyPin | AccommodationPin | ServicePin;
/** What the map of a search shows. */
export type MapReply = { clusters: readonly Cluster[]; pins: readonly Pin[] };

/** '45 M Ft', '180 E Ft'. */
const compact = new Intl.NumberFormat('hu-HU', { notation: 'compact', maximumFractionDigits: 1 });
const formatPrice = (forints: number) => `${compact.format(forints)} Ft`;

/** What a pin says: in short on the map, in full when it is opened. */
function describe(pin: Pin): { label: string; title: string; to: string } {
  switch (pin.kind) {
    case 'property':
      return {
        label: formatPrice(pin.price * 1000),
        title: [pin.adTypeName, pin.houseTypeName, pin.settlement].filter(Boolean).join(' · '),
        to: paths.property(pin.realEstateID),
      };
    case 'accommodation':
      return {
        label: formatPrice(pin.pricePerPerson),
        title: `${pin.accommodationName} · ${pin.settlement}`,
        to: paths.accommodation(pin.accommodationUrl),
      };
    default:
      return {
        label: pin.serviceTypeName.split(',', 1)[0] ?? pin.title,
        title: pin.title,
        to: paths.service(pin.serviceUrl),
      };
  }
}

/** How exact the position is. */
const describePosition = (pin: Pin) => {
  if (!pin.isApproximate) return '';
  return pin.kind === 'service' && pin.settlement === null ? text.middleOfCoverage : text.approximatePlace;
};

function createEntry(pin: Pin, open: (to: string) => void): HTMLElement {
  const { title, label, to } = describe(pin);
  const entry = document.createElement('div');
  const link = document.createElement('a');
  link.href = to;
  link.textContent = title;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    open(to);
  });
  entry.append(link);
  for (const line of [pin.kind === 'service' ? '' : label, describePosition(pin)].filter(Boolean)) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    entry.append(paragraph);
  }
  return entry;
}

/** All pins of a point, as a list where there are several. */
function createPopup(pins: readonly Pin[], open: (to: string) => void): HTMLElement {
  const [only, ...more] = pins;
  if (only && more.length === 0) return createEntry(only, open);
  const list = document.createElement('ul');
  list.className = styles.samePoint ?? '';
  for (const pin of pins) {
    const item = document.createElement('li');
    item.append(createEntry(pin, open));
    list.append(item);
  }
  return list;
}

function createMark(
  { lat, lon }: { lat: number; lon: number },
  label: string,
  { className, name }: { className: string; name: string },
): Marker {
  const html = document.createElement('span');
  html.textContent = label;
  const icon = divIcon({ className, html, iconSize: [0, 0], popupAnchor: [0, -12] });
  const mark = marker([lat, lon], { icon, title: name, riseOnHover: true });
  mark.on('add', () => mark.getElement()?.setAttribute('aria-label', name));
  return mark;
}

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
      searchArea(all);
      return;
    }
    const zoom = Math.max(map.getZoom() + 1, map.getBoundsZoom(all));
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
  /** Opens the page of a listing. */
  open: (to: string) => void;
  /** Searches a part of the map: what a cluster does that cannot be zoomed into any more. */
  searchArea: (bounds: LatLngBounds) => void;
};

/** The mark of the pins of a point. */
function createPins(pins: readonly [Pin, ...Pin[]], { onSelect, open }: Interaction): Marker {
  const [first] = pins;
  const { label, title } = describe(first);
  const short = pins.length === 1 ? label : text.samePoint(String(pins.length));
  const name = pins.length === 1 ? `${title}, ${label}` : short;
  const mark = createMark(first, short, { className: styles.mark ?? '', name })
    .bindPopup(() => createPopup(pins, open), { autoPanPadding: [12, 64], maxHeight: 240 })
    .on('mouseover', () => onSelect(first.id))
    .on('mouseout', () => onSelect(undefined));
  mark.on('add', () => {
    mark.getElement()?.addEventListener('focus', () => onSelect(first.id));
    mark.getElement()?.addEventListener('blur', () => onSelect(undefined));
  });
  return mark;
}

/** The pins by their point: those at the same one would cover each other. */
function groupByPoint(pins: readonly Pin[]): [Pin, ...Pin[]][] {
  const groups = new Map<string, [Pin, ...Pin[]]>();
  for (const pin of pins) {
    const point = `${pin.lat},${pin.lon}`;
    const group = groups.get(point);
    if (group) group.push(pin);
    else groups.set(point, [pin]);
  }
  return [...groups.values()];
}

/** The clusters and pins of a map. A pin that stays in view stays in place, with its focus and its open popup. */
export function createMarks(map: LeafletMap, interaction: Interaction) {
  const clusters = layerGroup().addTo(map);
  const area = layerGroup().addTo(map);
  const shown = new Map<string, { pins: readonly Pin[]; mark: Marker }>();
  let selectedID: number | undefined;
  const update = () => {
    area.clearLayers();
    for (const { pins, mark } of shown.values()) {
      const pin = pins.find(({ id }) => id === selectedID);
      mark.getElement()?.classList.toggle(styles.selected ?? '', pin !== undefined);
      mark.setZIndexOffset(pin ? 1000 : 0);
      if (!pin?.isApproximate) continue;
      const shape = { radius: pin.radius, interactive: false, className: styles.area ?? '' };
      circle([pin.lat, pin.lon], shape).addTo(area);
    }
  };
  return {
    show: (reply: MapReply) => {
      clusters.clearLayers();
      for (const cluster of reply.clusters) createCluster(cluster, map, interaction).addTo(clusters);
      const groups = new Map(groupByPoint(reply.pins).map((pins) => [JSON.stringify(pins), pins]));
      for (const [key, { mark }] of shown) {
        if (groups.has(key)) continue;
        mark.remove();
        shown.delete(key);
      }
      for (const [key, pins] of groups)
        if (!shown.has(key)) shown.set(key, { pins, mark: createPins(pins, interaction).addTo(map) });
      update();
    },
    /** Marks the pin of the listing whose card is pointed at. */
    select: (id: number | undefined) => {
      selectedID = id;
      update();
    },
  };
}
