import { type Map as LeafletMap, polygon, polyline, svg } from 'leaflet';
import { text } from '../text.ts';
import styles from './ground.module.css';
import { addLabels } from './ground-labels.ts';
import lines from './lines.json';

/** Points of 1e-4 degrees: latitude and longitude, each from the point before. */
function decodeLine(steps: readonly number[]): [lat: number, lon: number][] {
  let [lat, lon] = [0, 0];
  const points: [number, number][] = [];
  for (let at = 0; at + 1 < steps.length; at += 2) {
    lat += steps[at] ?? 0;
    lon += steps[at + 1] ?? 0;
    points.push([lat / 1e4, lon / 1e4]);
  }
  return points;
}

/** Rivers by their size, and roads, with the zoom level from which on they are shown. */
const layers = [
  { lines: lines.rivers[2], from: 8.5, weight: 1, style: styles.river },
  { lines: lines.rivers[1], from: 7.5, weight: 1.25, style: styles.river },
  { lines: lines.rivers[0], from: 0, weight: 2, style: styles.river },
  { lines: lines.mainRoads, from: 8, weight: 1.25, style: styles.road },
  { lines: lines.motorways, from: 0, weight: 2, style: styles.motorway },
];
/** Roads lead from settlement to settlement: nearer by that would mislead. */
const lastRoadZoom = 11;

/** Draws the country with its counties, waters, main roads and settlements, where there are no tiles. */
export function drawGround(map: LeafletMap): void {
  const pane = 'ground';
  map.createPane(pane).classList.add(styles.ground ?? '');
  const renderer = svg({ pane, padding: 0.5 });
  const shape = { pane, renderer, interactive: false };
  const add = (className: string | undefined, weight: number) => ({
    ...shape,
    weight,
    className: className ?? '',
  });
  for (const line of lines.country) polygon(decodeLine(line), add(styles.land, 1.5)).addTo(map);
  for (const line of lines.counties) polyline(decodeLine(line), add(styles.county, 1)).addTo(map);
  for (const line of lines.lakes) polygon(decodeLine(line), add(styles.lake, 1)).addTo(map);
  const drawn = layers.map(({ lines: all = [], from, weight, style }) => ({
    from,
    isRoad: style !== styles.river,
    layer: polyline(all.map(decodeLine), add(style, weight)),
  }));
  const choose = () => {
    const zoom = map.getZoom();
    for (const { from, isRoad, layer } of drawn)
      if (zoom >= from && (!isRoad || zoom <= lastRoadZoom)) layer.addTo(map);
      else layer.remove();
  };
  map.on('zoomend', choose);
  choose();
  addLabels(map);
  map.attributionControl.addAttribution(text.groundAttribution);
}
