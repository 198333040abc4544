import { type DivIcon, divIcon } from 'leaflet';
import styles from './map.module.css';

const draw = (middle: string) =>
  `<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true"><path d="M16 1a15 15 0 0 0-15 15c0 10 15 25 15 25s15-15 15-25A15 15 0 0 0 16 1Z"/>${middle}</svg>`;
const dot = '<circle cx="16" cy="16" r="6"/>';
const write = (number: number) =>
  `<circle cx="16" cy="16" r="10"/><text x="16" y="21" text-anchor="middle">${number}</text>`;

/** The pin of a place; of one among several with its number. */
export const createPinIcon = (number?: number): DivIcon =>
  divIcon({
    className: styles.pin ?? '',
    html: draw(number === undefined ? dot : write(number)),
    iconSize: [32, 42],
    iconAnchor: [16, 41],
  });

/** Zoom level at which street names are legible. */
export const streetZoom = 15;
/** Without tiles, a zoom level at which the settlements around have their names. */
export const surroundingsZoom = 11;
