import type { AccommodationPin } from '@piacter/contracts/accommodations';
import type { PropertyPin } from '@piacter/contracts/properties';
import type { ServicePin } from '@piacter/contracts/services';
import type { Marker } from 'leaflet';
import { paths } from '../../../config/paths.ts';
import styles from '../map.module.css';
import { text } from '../text.ts';

export type Pin = PropertyPin | AccommodationPin | ServicePin;

/** '45 M Ft', '180 E Ft'. */
const compact = new Intl.NumberFormat('hu-HU', { notation: 'compact', maximumFractionDigits: 1 });
const formatPrice = (forints: number) => `${compact.format(forints)} Ft`;

/** What a pin says: in short on the map, in full when it is opened. */
export function describe(pin: Pin): { label: string; title: string; to: string } {
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

type Interaction = {
  onSelect: (id: number | undefined) => void;
  /** Opens the page of a listing. */
  open: (to: string) => void;
};

/**
 * Gives a mark the popup of its pins. The focus goes from the mark to the popup's first link, and back when the popup is
 * closed by Escape or its button: the popup is far behind the mark in the order of Tab.
 */
export function addPopup(
  mark: Marker,
  pins: readonly [Pin, ...Pin[]],
  { onSelect, open }: Interaction,
): void {
  mark.bindPopup(() => createPopup(pins, open), { autoPanPadding: [12, 64], maxHeight: 240 });
  mark.on('popupopen', ({ popup }) => {
    const element = popup.getElement();
    if (!element) return;
    const button = element.querySelector('.leaflet-popup-close-button');
    button?.setAttribute('aria-label', text.closePopup);
    const open = new AbortController();
    mark.once('popupclose', () => open.abort());
    const { signal } = open;
    const close = () => {
      mark.closePopup();
      mark.getElement()?.focus({ preventScroll: true });
    };
    element.addEventListener('focusin', () => onSelect(pins[0].id), { signal });
    element.addEventListener('focusout', () => onSelect(undefined), { signal });
    button?.addEventListener('click', close, { signal });
    for (const target of [element, mark.getElement()])
      target?.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
    if (mark.getElement() === document.activeElement)
      element.querySelector('a')?.focus({ preventScroll: true });
  });
}
