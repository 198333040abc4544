import 'leaflet/dist/leaflet.css';
import { maxZoom } from '@piacter/contracts/map/values';
import { control, map as createMap, divIcon, latLngBounds, marker, tileLayer } from 'leaflet';
import { useEffect, useRef } from 'react';
import { drawOutline } from './draw-outline.ts';
import { hungary } from './hungary.ts';
import styles from './map.module.css';
import { text } from './text.ts';

export type MapProps = {
  lat: number;
  lon: number;
  /** The name of the marked place. */
  place: string;
  /** URL pattern of the tiles; null draws the outline of Hungary instead. */
  tileUrl: string | null;
  /** The attribution of the tiles, as HTML from the installation's configuration. */
  attribution: string;
};

/** Zoom level at which street names are legible. */
const streetZoom = 15;
const pin =
  '<svg viewBox="0 0 32 42" width="32" height="42" aria-hidden="true"><path d="M16 1a15 15 0 0 0-15 15c0 10 15 25 15 25s15-15 15-25A15 15 0 0 0 16 1Z"/><circle cx="16" cy="16" r="6"/></svg>';

/** The map; loaded lazily with Leaflet, in a chunk of its own. */
export function LeafletMap({ lat, lon, place, tileUrl, attribution }: MapProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const container = box.current;
    if (container === null) return;
    const hasTiles = tileUrl !== null;
    const map = createMap(container, {
      zoomControl: false,
      // The wheel scrolls the page; buttons, keys and two fingers zoom.
      scrollWheelZoom: false,
      ...(hasTiles ? {} : { minZoom: 6, maxZoom: 10, zoomSnap: 0.5 }),
    });
    control.zoom({ zoomInTitle: text.zoomIn, zoomOutTitle: text.zoomOut }).addTo(map);
    map.attributionControl.setPrefix(false).addAttribution(text.attribution);
    if (hasTiles) {
      tileLayer(tileUrl, { attribution, maxZoom }).addTo(map);
      map.setView([lat, lon], streetZoom);
    } else {
      drawOutline(map);
      map.fitBounds(latLngBounds(hungary.map(([south, west]) => [south, west])), { padding: [8, 8] });
    }
    const icon = divIcon({
      className: styles.pin ?? '',
      html: pin,
      iconSize: [32, 42],
      iconAnchor: [16, 41],
    });
    marker([lat, lon], { icon, interactive: false, keyboard: false }).addTo(map);
    return () => {
      map.remove();
    };
  }, [lat, lon, tileUrl, attribution]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: Leaflet handles the arrow and zoom keys on this element
    <div ref={box} className={styles.map} role="application" aria-label={text.label(place)} tabIndex={0} />
  );
}
