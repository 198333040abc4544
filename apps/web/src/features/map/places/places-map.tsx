import { circle, type DivIcon, type Map as LeafletMap, latLngBounds, marker } from 'leaflet';
import { useEffect, useRef } from 'react';
import { createBaseMap, type MapConfig } from '../base-map.ts';
import styles from '../map.module.css';
import { createPinIcon, streetZoom, surroundingsZoom } from '../pin-icon.ts';
import { text } from '../text.ts';
import { getLeans } from './get-leans.ts';

/** A place that is told from the others by its number. */
export interface MarkedPlace {
  number: number;
  lat: number;
  lon: number;
  /** Metres around the position within which the place is; 0 for an exact one. */
  radius: number;
}

/** The pins at the present zoom. */
function toIcons(map: LeafletMap, places: readonly MarkedPlace[]): DivIcon[] {
  const leans = getLeans(places.map(({ lat, lon }) => map.latLngToLayerPoint([lat, lon])));
  return places.map(({ number }, index) => createPinIcon({ number, lean: leans[index] ?? 0 }));
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
    for (const { lat, lon, radius } of all)
      if (radius > 0)
        circle([lat, lon], { radius, interactive: false, className: styles.area ?? '' }).addTo(map);
    const icons = toIcons(map, all);
    const pins = all.map(({ lat, lon }, index) =>
      marker([lat, lon], { icon: icons[index], interactive: false, keyboard: false }).addTo(map),
    );
    map.on('zoomend', () => {
      for (const [index, icon] of toIcons(map, all).entries()) pins[index]?.setIcon(icon);
    });
    return () => {
      map.remove();
    };
  }, [marked, tileUrl, attribution]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Leaflet handles the arrow and zoom keys on this element
    <div ref={box} className={styles.map} role="application" aria-label={text.label(label)} tabIndex={0} />
  );
}
