import type { AccommodationPin, Cluster, PropertyPin, ServicePin } from '@piacter/contracts/map';
import {
  circle,
  divIcon,
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

function createPopup(pin: Pin, open: (to: string) => void): HTMLElement {
  const { title, label, to } = describe(pin);
  const content = document.createElement('div');
  const link = document.createElement('a');
  link.href = to;
  link.textContent = title;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    open(to);
  });
  content.append(link);
  for (const line of [pin.kind === 'service' ? '' : label, describePosition(pin)].filter(Boolean)) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    content.append(paragraph);
  }
  return content;
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

function createCluster({ count, countIsCapped, bounds, lat, lon }: Cluster, map: LeafletMap): Marker {
  const label = countIsCapped ? `${count}+` : String(count);
  const [west, south, east, north] = bounds;
  const zoomIn = () => {
    const all = latLngBounds([south, west], [north, east]);
    const zoom = Math.max(map.getZoom() + 1, map.getBoundsZoom(all));
    map.setView(all.getCenter(), Math.min(zoom, map.getMaxZoom()));
  };
  return createMark({ lat, lon }, label, { className: styles.cluster ?? '', name: text.cluster(label) })
    .on('click', zoomIn)
    .on('keypress', ({ originalEvent }) => {
      if (originalEvent.key === 'Enter') zoomIn();
    });
}

export type Interaction = {
  onSelect: (id: number | undefined) => void;
  /** Opens the page of a listing. */
  open: (to: string) => void;
};

function createPin(pin: Pin, { onSelect, open }: Interaction): Marker {
  const { label, title } = describe(pin);
  const mark = createMark(pin, label, { className: styles.mark ?? '', name: `${title}, ${label}` })
    .bindPopup(() => createPopup(pin, open), { autoPanPadding: [12, 64] })
    .on('mouseover', () => onSelect(pin.id))
    .on('mouseout', () => onSelect(undefined));
  mark.on('add', () => {
    mark.getElement()?.addEventListener('focus', () => onSelect(pin.id));
    mark.getElement()?.addEventListener('blur', () => onSelect(undefined));
  });
  return mark;
}

/** The clusters and pins of a map. A pin that stays in view stays in place, with its focus and its open popup. */
export function createMarks(map: LeafletMap, interaction: Interaction) {
  const clusters = layerGroup().addTo(map);
  const area = layerGroup().addTo(map);
  const shown = new Map<string, { pin: Pin; mark: Marker }>();
  let selectedID: number | undefined;
  const update = () => {
    area.clearLayers();
    for (const { pin, mark } of shown.values()) {
      const isSelected = pin.id === selectedID;
      mark.getElement()?.classList.toggle(styles.selected ?? '', isSelected);
      mark.setZIndexOffset(isSelected ? 1000 : 0);
      if (!isSelected || !pin.isApproximate) continue;
      const shape = { radius: pin.radius, interactive: false, className: styles.area ?? '' };
      circle([pin.lat, pin.lon], shape).addTo(area);
    }
  };
  return {
    show: (reply: MapReply) => {
      clusters.clearLayers();
      for (const cluster of reply.clusters) createCluster(cluster, map).addTo(clusters);
      const pins = new Map(reply.pins.map((pin) => [JSON.stringify(pin), pin]));
      for (const [key, { mark }] of shown) {
        if (pins.has(key)) continue;
        mark.remove();
        shown.delete(key);
      }
      for (const [key, pin] of pins)
        if (!shown.has(key)) shown.set(key, { pin, mark: createPin(pin, interaction).addTo(map) });
      update();
    },
    /** Marks the pin of the listing whose card is pointed at. */
    select: (id: number | undefined) => {
      selectedID = id;
      update();
    },
  };
}
