import 'leaflet/dist/leaflet.css';
import { maxZoom, vectorTilesPath } from '@piacter/contracts/map/values';
import { control, map as createMap, type Map as LeafletMap, latLngBounds, tileLayer } from 'leaflet';
import { text } from './text.ts';

export type MapConfig = {
  /** URL pattern of raster tiles, or the path of the file of vector tiles; null draws the built-in map of Hungary instead. */
  tileUrl: string | null;
  /** The attribution of the tiles, as HTML from the installation's configuration. */
  attribution: string;
};

/** Zoom levels of a map without tiles; beyond them it tells nothing. */
// own value: zoom levels
const groundZoom = { min: 6, max: 14 };

const hungary = latLngBounds([45.74, 16.11], [48.59, 22.9]);

/** Draws what is loaded first, unless the map has gone meanwhile. */
async function addLoaded(map: LeafletMap, load: Promise<(map: LeafletMap) => void>): Promise<void> {
  let isThere = true;
  map.on('unload', () => {
    isThere = false;
  });
  const draw = await load;
  if (isThere) draw(map);
}

/** Draws the built-in map. */
const addGround = (map: LeafletMap) =>
  addLoaded(
    map,
    import('./ground/index.ts').then(({ drawGround }) => drawGround),
  );

/** Draws the streets of a file of vector tiles. */
const addStreets = (map: LeafletMap, { tileUrl, attribution }: { tileUrl: string; attribution: string }) =>
  addLoaded(
    map,
    import('./vector-tiles.ts').then(({ loadVectorTiles }) => loadVectorTiles(tileUrl, attribution)),
  ).catch(() => addGround(map));

/** Zoom levels by the typed character. */
const zoomKeys: Readonly<Record<string, number>> = { '+': 1, '-': -1, '−': -1 };

/**
 * Zooms by + and −, wherever in the map the focus is. Leaflet looks at the codes of an English keyboard's keys; on a
 * Hungarian one + is Shift and 3.
 */
function addZoomKeys(map: LeafletMap): void {
  map.getContainer().addEventListener('keydown', (event) => {
    const levels = zoomKeys[event.key];
    if (!levels || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    map.setZoom(map.getZoom() + levels);
  });
}

/**
 * Leaflet ends an animated zoom and a change of size by timers that no call stops, and both read the panes, also after
 * `remove` has taken them away.
 */
const endTimersOnUnload = (map: LeafletMap) =>
  map.on('unload', () => {
    Object.assign(map, { _animatingZoom: false });
    map.off('moveend');
  });

/** A map with the controls in Hungarian, over tiles, or over the built-in one where none are configured or none come. */
export function createBaseMap(container: HTMLElement, { tileUrl, attribution }: MapConfig): LeafletMap {
  const map = createMap(container, {
    zoomControl: false,
    // The wheel scrolls the page; buttons, keys and two fingers zoom.
    scrollWheelZoom: false,
    minZoom: groundZoom.min,
    maxZoom: tileUrl === null ? groundZoom.max : maxZoom,
    // Raster tiles are blurred between whole levels; lines fit a view better.
    zoomSnap: tileUrl === null ? 0.25 : 1,
  });
  control.zoom({ zoomInTitle: text.zoomIn, zoomOutTitle: text.zoomOut }).addTo(map);
  addZoomKeys(map);
  endTimersOnUnload(map);
  map.attributionControl.setPrefix(false).addAttribution(text.attribution);
  if (tileUrl === null) {
    void addGround(map);
    return map;
  }
  if (tileUrl === vectorTilesPath) {
    void addStreets(map, { tileUrl, attribution });
    return map;
  }
  const tiles = tileLayer(tileUrl, {
    attribution,
    maxZoom,
    referrerPolicy: 'strict-origin-when-cross-origin',
  });
  let hasTile = false;
  tiles.once('tileload', () => {
    hasTile = true;
  });
  tiles.once('tileerror', () => {
    if (hasTile) return;
    tiles.remove();
    void addGround(map);
  });
  tiles.addTo(map);
  return map;
}

/** Shows the whole country. */
export const showCountry = (map: LeafletMap): LeafletMap => map.fitBounds(hungary, { padding: [8, 8] });
