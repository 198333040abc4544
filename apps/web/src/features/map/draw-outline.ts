import { divIcon, type Map as LeafletMap, marker, polygon, polyline } from 'leaflet';
import { balaton, danube, hungary, tisza, towns } from './hungary.ts';
import styles from './map.module.css';

/** Draws the outline of Hungary where there are no tiles, in the colours of the theme. */
export const drawOutline = (map: LeafletMap): void => {
  const shape = { interactive: false, weight: 1.5 };
  polygon(hungary, { ...shape, className: styles.land ?? '' }).addTo(map);
  polygon(balaton, { ...shape, className: styles.water ?? '' }).addTo(map);
  for (const river of [danube, tisza])
    polyline(river, { ...shape, weight: 2, className: styles.river ?? '' }).addTo(map);
  for (const { name, at, isMinor } of towns) {
    const icon = divIcon({
      className: (isMinor ? styles.minorTown : styles.town) ?? '',
      html: name,
      iconSize: [0, 0],
    });
    // Below the marks, whose order is that of the latitudes.
    const look = { icon, interactive: false, keyboard: false, zIndexOffset: -10_000 };
    marker(at, look).addTo(map);
  }
};
