import { DomUtil, GridLayer, type Map as LeafletMap } from 'leaflet';
import { PMTiles } from 'pmtiles';
import { leafletLayer } from 'protomaps-leaflet';

// The layer's library looks for Leaflet among the globals.
Object.assign(globalThis, { L: { DomUtil, GridLayer } });

const isDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/**
 * Loads the directory of a file of vector tiles; returns the function that draws them, streets and Hungarian names. Throws
 * where the file is not there.
 */
export async function loadVectorTiles(tileUrl: string, attribution: string) {
  const archive = new PMTiles(tileUrl);
  const { maxZoom } = await archive.getHeader();
  return (map: LeafletMap): void => {
    const layer = leafletLayer({
      url: archive,
      attribution,
      flavor: isDark() ? 'dark' : 'light',
      lang: 'hu',
      // Nearer by, the tiles of this level are enlarged.
      maxDataZoom: maxZoom,
    });
    layer.addTo(map);
  };
}
