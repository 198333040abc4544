import { divIcon, type Map as LeafletMap, marker, polygon, polyline } from 'leaflet';
import { balaton, danube, hungary, tisza, towns } from './hungary.ts';
import styles from './map.module.css';

type Line = [number, number][];
const points = (line: readonly (readonly [number, number])[]): Line => line.map(([lat, lon]) => [lat, lon]);

/** Draws the outline of Hungary where there are no tiles, in the colours of the theme. */
export const drawOutline = (map: LeafletMap): void => {
  const shape = { interactive: false, weight: 1.5 };
  polygon(points(hungary), { ...shape, className: styles.land ?? '' }).addTo(map);
  polygon(points(balaton), { ...shape, className: styles.water ?? '' }).addTo(map);
  for (const river of [danube, tisza])
    polyline(points(river), { ...shape, weight: 2, className: styles.river ?? '' }).addTo(map);
  for (const { name, at, isMinor } of towns) {
    const icon = divIcon({
      className: (isMinor ? styles.minorTown : styles.town) ?? '',
      html: name,
      iconSize: [0, 0],
    });
    // Below the marks, whose order is that of the latitudes.
    const look = { icon, interactive: false, keyboard: false, zIndexOffset: -10_000 };
    marker([at[0], at[1]], look).addTo(map);
  }
};
