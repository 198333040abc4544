import { type DivIcon, divIcon } from 'leaflet';
import styles from './map.module.css';

const draw = (middle: string, lean = 0) =>
  `<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true"><g transform="rotate(${lean} 16 41)"><path d="M16 1a15 15 0 0 0-15 15c0 10 15 25 15 25s15-15 15-25A15 15 0 0 0 16 1Z"/>${middle}</g></svg>`;
const dot = '<circle cx="16" cy="16" r="6"/>';
const write = (number: number, lean: number) =>
  `<circle cx="16" cy="16" r="10"/><text x="16" y="21" text-anchor="middle" transform="rotate(${-lean} 16 16)">${number}</text>`;

/** One of several places: `lean` is how many degrees its pin leans over, beside others that stand on the same spot. */
export interface PinNumber {
  number: number;
  lean: number;
}

/** The pin of a place; of one among several with its number. */
export const createPinIcon = (one?: PinNumber): DivIcon =>
  divIcon({
    className: styles.pin ?? '',
    html: one ? draw(write(one.number, one.lean), one.lean) : draw(dot),
    iconSize: [32, 42],
    iconAnchor: [16, 41],
  });

/** Zoom level at which street names are legible. */
export const streetZoom = 15;
/** Without tiles, a zoom level at which the settlements around have their names. */
export const surroundingsZoom = 11;
