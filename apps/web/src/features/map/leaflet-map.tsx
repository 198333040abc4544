import { circle, marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { createBaseMap, type MapConfig } from './base-map.ts';
import styles from './map.module.css';
import { createPinIcon, streetZoom, surroundingsZoom } from './pin-icon.ts';
import { text } from './text.ts';

export type MapProps = MapConfig & {
  lat: number;
  lon: number;
  /** Metres around the position within which the place is; 0 for an exact one. */
  radius: number;
  /** The name of the marked place. */
  place: string;
};

/** The map of one place, exact or as a circle; loaded lazily with Leaflet, in a chunk of its own. */
export function LeafletMap({ lat, lon, radius, place, tileUrl, attribution }: MapProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (box.current === null) return;
    const map = createBaseMap(box.current, { tileUrl, attribution });
    // Without streets the surroundings tell where it is.
    const nearest = tileUrl === null ? surroundingsZoom : streetZoom;
    map.setView([lat, lon], nearest);
    if (radius > 0) {
      const area = circle([lat, lon], { radius, interactive: false, className: styles.area ?? '' });
      map.fitBounds(area.addTo(map).getBounds(), { maxZoom: nearest });
    }
    if (radius === 0 || tileUrl === null) {
      marker([lat, lon], { icon: createPinIcon(), interactive: false, keyboard: false }).addTo(map);
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
