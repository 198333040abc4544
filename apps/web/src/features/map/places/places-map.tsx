import { circle, latLngBounds, marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { createBaseMap, type MapConfig } from '../base-map.ts';
import styles from '../map.module.css';
import { createPinIcon, streetZoom, surroundingsZoom } from '../pin-icon.ts';
import { text } from '../text.ts';

/** A place that is told from the others by its number. */
export interface MarkedPlace {
  number: number;
  lat: number;
  lon: number;
  /** Metres around the position within which the place is; 0 for an exact one. */
  radius: number;
}

type Props = { label: string; places: readonly MarkedPlace[]; config: MapConfig };

/** A map of several places with their numbers, which shows all of them at first; loaded lazily with Leaflet. */
export function PlacesMap({ label, places, config: { tileUrl, attribution } }: Props) {
  const box = useRef<HTMLDivElement>(null);
  // Parents render the same places as new objects.
  const marked = JSON.stringify(places);
  useEffect(() => {
    if (box.current === null) return;
    const map = createBaseMap(box.current, { tileUrl, attribution });
    const all: MarkedPlace[] = JSON.parse(marked);
    const bounds = latLngBounds(all.map(({ lat, lon }) => [lat, lon]));
    map.fitBounds(bounds, { padding: [48, 48], maxZoom: tileUrl === null ? surroundingsZoom : streetZoom });
    for (const { number, lat, lon, radius } of all) {
      if (radius > 0)
        circle([lat, lon], { radius, interactive: false, className: styles.area ?? '' }).addTo(map);
      marker([lat, lon], { icon: createPinIcon(number), interactive: false, keyboard: false }).addTo(map);
    }
    return () => {
      map.remove();
    };
  }, [marked, tileUrl, attribution]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Leaflet handles the arrow and zoom keys on this element
    <div ref={box} className={styles.map} role="application" aria-label={text.label(label)} tabIndex={0} />
  );
}
