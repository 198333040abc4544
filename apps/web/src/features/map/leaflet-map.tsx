import { circle, divIcon, marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { createBaseMap, type MapConfig, showCountry } from './base-map.ts';
import styles from './map.module.css';
import { text } from './text.ts';

export type MapProps = MapConfig & {
  lat: number;
  lon: number;
  /** Metres around the position within which the place is; 0 for an exact one. */
  radius: number;
  /** The name of the marked place. */
  place: string;
};

/** Zoom level at which street names are legible. */
const streetZoom = 15;
const pin =
  '<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true"><path d="M16 1a15 15 0 0 0-15 15c0 10 15 25 15 25s15-15 15-25A15 15 0 0 0 16 1Z"/><circle cx="16" cy="16" r="6"/></svg>';

/** The map of one place, exact or as a circle; loaded lazily with Leaflet, in a chunk of its own. */
export function LeafletMap({ lat, lon, radius, place, tileUrl, attribution }: MapProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current === null) return;
    const map = createBaseMap(box.current, { tileUrl, attribution });
    showCountry(map);
    if (radius > 0) {
      const area = circle([lat, lon], { radius, interactive: false, className: styles.area ?? '' }).addTo(
        map,
      );
      if (tileUrl !== null) map.fitBounds(area.getBounds());
    } else if (tileUrl !== null) map.setView([lat, lon], streetZoom);
    if (radius === 0 || tileUrl === null) {
      const icon = divIcon({
        className: styles.pin ?? '',
        html: pin,
        iconSize: [32, 42],
        iconAnchor: [16, 41],
      });
      marker([lat, lon], { icon, interactive: false, keyboard: false }).addTo(map);
    }
    return () => {
      map.remove();
    };
  }, [lat, lon, radius, tileUrl, attribution]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Leaflet handles the arrow and zoom keys on this element
    <div ref={box} className={styles.map} role="application" aria-label={text.label(place)} tabIndex={0} />
  );
}
