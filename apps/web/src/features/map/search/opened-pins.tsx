import { popup as createPopup, type Map as LeafletMap, type Marker, type PopupOptions } from 'leaflet';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../../../lib/class-names.ts';
import { hamburgerWidth, useIsNarrow } from '../../../lib/media.ts';
import { useBackToClose } from '../../../lib/use-back-to-close.ts';
import { DialogCloseButton } from '../../../ui/dialog/headed-dialog.tsx';
import type { MapPin } from '../../kinds/search-words/index.ts';
import { text } from '../text.ts';
import styles from './pin-card.module.css';
import { type DescribePin, PinCard } from './pin-card.tsx';

const areOverlapping = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const hasMiddleOf = ({ left, right, top, bottom }: DOMRect, other: DOMRect) => {
  const [x, y] = [(other.left + other.right) / 2, (other.top + other.bottom) / 2];
  return left < x && x < right && top < y && y < bottom;
};

/** The elements that would cover a fixed one, an earlier one that stays, or the middle of any other. */
export function findCovering(
  fixed: readonly HTMLElement[],
  elements: readonly HTMLElement[],
): ReadonlySet<HTMLElement> {
  const kept = fixed.map((element) => element.getBoundingClientRect());
  const places = elements.map((element) => element.getBoundingClientRect());
  const isCovering = (_: HTMLElement, index: number) => {
    const place = places[index];
    if (!place) return false;
    if (kept.some((other) => areOverlapping(place, other))) return true;
    if (places.some((other) => other !== place && hasMiddleOf(place, other))) return true;
    kept.push(place);
    return false;
  };
  return new Set(elements.filter(isCovering));
}

/** The pins of a point, and the mark that they have on the map. */
export type Opened = { pins: readonly [MapPin, ...MapPin[]]; mark: Marker };

/** Pixels around a popup; at the top below the buttons. */
const padding: PopupOptions = { autoPanPaddingTopLeft: [16, 72], autoPanPaddingBottomRight: [16, 32] };
const popupWidth = 280;

type BoxProps = { map: LeafletMap; mark: Marker; onClose: () => void; children: ReactNode };

/** Shows its children at a mark, in a popup of the map. */
function Popup({ map, mark, onClose, children }: BoxProps) {
  const [box] = useState(() => document.createElement('div'));
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const popup = createPopup({
      ...padding,
      closeButton: false,
      minWidth: popupWidth,
      maxWidth: popupWidth,
      offset: [0, -10],
    });
    // The children are in the box by now, so that the popup is measured with them.
    popup.setLatLng(mark.getLatLng()).setContent(box).openOn(map);
    const remove = () => close.current();
    popup.on('remove', remove);
    return () => {
      popup.off('remove', remove);
      popup.remove();
    };
  }, [map, mark, box]);
  return createPortal(children, box);
}

type Props = {
  map: LeafletMap;
  opened: Opened;
  describe: DescribePin;
  onClose: () => void;
};

/** The cards of the pins that were opened: at their mark, on phones as a sheet at the lower edge. */
export function OpenedPins({ map, opened: { pins, mark }, describe, onClose }: Props) {
  const isSheet = useIsNarrow(hamburgerWidth);
  useBackToClose(onClose, isSheet);
  const box = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    box.current?.querySelector('a')?.focus({ preventScroll: true });
    const goAway = () => close.current();
    // The mark goes with its part of the map, and a click elsewhere on the map closes what is open.
    mark.on('remove', goAway);
    map.on('click', goAway);
    return () => {
      mark.off('remove', goAway);
      map.off('click', goAway);
    };
  }, [map, mark]);
  const isMany = pins.length > 1;
  const content = (
    <div
      ref={box}
      className={classNames(styles.cards, isSheet && styles.sheet, (isMany || isSheet) && styles.rows)}
      role="dialog"
      aria-label={isMany ? text.samePoint(String(pins.length)) : describe(pins[0]).title}
    >
      <div className={styles.close}>
        <DialogCloseButton onClose={onClose} />
      </div>
      {isMany && <p className={styles.head}>{text.samePoint(String(pins.length))}</p>}
      <div className={styles.list}>
        {pins.map((pin) => (
          <PinCard key={pin.id} pin={pin} describe={describe} />
        ))}
      </div>
    </div>
  );
  if (isSheet) return content;
  return (
    <Popup map={map} mark={mark} onClose={onClose}>
      {content}
    </Popup>
  );
}
