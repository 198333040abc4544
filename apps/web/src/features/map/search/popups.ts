import type { Marker } from 'leaflet';
import type { MapPin, SearchWords } from '../../listings/search-words/index.ts';
import styles from '../map.module.css';
import { text } from '../text.ts';

export type DescribePin = SearchWords['describePin'];

type Actions = {
  describe: DescribePin;
  /** Opens the page of a listing. */
  open: (to: string) => void;
};

/** How exact the position is. */
const describePosition = (pin: MapPin) => {
  if (pin.isApproximate === 0) return '';
  return pin.settlement === null ? text.middleOfCoverage : text.approximatePlace;
};

function createEntry(pin: MapPin, { describe, open }: Actions): HTMLElement {
  const { title, price, to } = describe(pin);
  const entry = document.createElement('div');
  const link = document.createElement('a');
  link.href = to;
  link.textContent = title;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    open(to);
  });
  entry.append(link);
  for (const line of [price ?? '', describePosition(pin)].filter(Boolean)) {
    const paragraph = document.createElement('p');
    paragraph.textContent = line;
    entry.append(paragraph);
  }
  return entry;
}

/** All pins of a point, as a list where there are several. */
function createPopup(pins: readonly MapPin[], actions: Actions): HTMLElement {
  const [only, ...more] = pins;
  if (only && more.length === 0) return createEntry(only, actions);
  const list = document.createElement('ul');
  list.className = styles.samePoint ?? '';
  for (const pin of pins) {
    const item = document.createElement('li');
    item.append(createEntry(pin, actions));
    list.append(item);
  }
  return list;
}

/**
 * Gives a mark the popup of its pins. The focus goes from the mark to the popup's first link, and back when the popup is
 * closed by Escape or its button: the popup is far behind the mark in the order of Tab.
 */
export function addPopup(
  mark: Marker,
  pins: readonly [MapPin, ...MapPin[]],
  { onSelect, ...actions }: Actions & { onSelect: (id: number | undefined) => void },
): void {
  mark.bindPopup(() => createPopup(pins, actions), {
    // Below the zoom buttons.
    autoPanPaddingTopLeft: [12, 112],
    autoPanPaddingBottomRight: [12, 24],
    maxHeight: 240,
  });
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
