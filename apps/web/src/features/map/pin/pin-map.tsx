import { type LatLng, type Map as LeafletMap, latLng, marker, point } from 'leaflet';
import { useEffect, useRef } from 'react';
import { createBaseMap, type MapConfig, showCountry } from '../base-map.ts';
import styles from '../map.module.css';
import { createPinIcon, streetZoom, surroundingsZoom } from '../pin-icon.ts';
import { text } from '../text.ts';

type Position = { lat: number; lon: number };

export type PinMapProps = {
  /** Where the pin is, or is proposed; null shows the country without one. */
  position: Position | null;
  /** Called when the pin has been moved or set. */
  onMove: (position: Position) => void;
};

/** Pixels that an arrow key moves the pin by. */
const step = 8;
const arrows: Readonly<Record<string, [x: number, y: number]>> = {
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
};
/** Metres are enough: five decimals. */
const toPosition = ({ lat, lng }: LatLng): Position => ({
  lat: Number(lat.toFixed(5)),
  lon: Number(lng.toFixed(5)),
});

/** Puts a pin on the map that follows dragging, clicks on the map and the arrow keys. */
function addPin(map: LeafletMap, start: LatLng, onMove: (position: Position) => void) {
  const pin = marker(start, { icon: createPinIcon(), draggable: true, autoPan: true, title: text.pin });
  pin.addTo(map);
  pin.on('dragend', () => onMove(toPosition(pin.getLatLng())));
  pin.getElement()?.addEventListener('keydown', (event) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    // Otherwise the map would move under the pin.
    event.preventDefault();
    event.stopPropagation();
    pin.setLatLng(map.containerPointToLatLng(map.latLngToContainerPoint(pin.getLatLng()).add(point(arrow))));
    map.panInside(pin.getLatLng(), { padding: [48, 48] });
    onMove(toPosition(pin.getLatLng()));
  });
  return pin;
}

/** The map with a pin to move; loaded lazily with Leaflet. */
export function PinMap({ position, onMove, config }: PinMapProps & { config: MapConfig }) {
  const box = useRef<HTMLDivElement>(null);
  const latest = useRef({ position, onMove });
  useEffect(() => {
    latest.current = { position, onMove };
  });
  const { tileUrl, attribution } = config;
  const isPlaced = position !== null;
  useEffect(() => {
    if (box.current === null) return;
    const map = createBaseMap(box.current, { tileUrl, attribution });
    showCountry(map);
    const move = (moved: Position) => latest.current.onMove(moved);
    const start = latest.current.position;
    let pin: ReturnType<typeof addPin> | undefined;
    if (isPlaced && start) {
      const at = latLng(start.lat, start.lon);
      map.setView(at, tileUrl === null ? surroundingsZoom : streetZoom);
      pin = addPin(map, at, move);
    }
    map.on('click', ({ latlng }) => {
      pin?.setLatLng(latlng);
      move(toPosition(latlng));
    });
    map.on('keypress', ({ originalEvent: { key, target } }) => {
      if (!pin && key === 'Enter' && target === map.getContainer()) move(toPosition(map.getCenter()));
    });
    return () => {
      map.remove();
    };
    // The first position places the map and its pin; later ones are the pin's own.
  }, [tileUrl, attribution, isPlaced]);
  return (
    <div
      ref={box}
      className={styles.map}
      role="application"
      aria-label={isPlaced ? text.pinLabel : text.noPinLabel}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: Leaflet handles the arrow and zoom keys on this element
      tabIndex={0}
    />
  );
}
