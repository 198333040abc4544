import { writeFile } from 'node:fs/promises';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { zxyToTileId } from 'pmtiles';

type Position = [lon: number, lat: number];
type Geometry =
  | { type: 'Polygon'; coordinates: Position[][] }
  | { type: 'LineString'; coordinates: Position[] };
interface Feature {
  type: 'Feature';
  geometry: Geometry;
  properties: Record<string, string>;
}

const feature = (geometry: Geometry, properties: Record<string, string>): Feature => ({
  type: 'Feature',
  geometry,
  properties,
});
const box = (west: number, south: number, east: number, north: number): Position[] => [
  [west, south],
  [east, south],
  [east, north],
  [west, north],
  [west, south],
];
const polygon = (ring: Position[], properties: Record<string, string>) =>
  feature({ type: 'Polygon', coordinates: [ring] }, properties);
const line = (coordinates: Position[], properties: Record<string, string>) =>
  feature({ type: 'LineString', coordinates }, properties);

/** A river and two streets around a point, in the layers of the Protomaps schema. */
const drawPlace = (lon: number, lat: number): Record<string, Feature[]> => ({
  earth: [polygon(box(lon - 1, lat - 1, lon + 1, lat + 1), { kind: 'earth' })],
  water: [polygon(box(lon - 0.2, lat + 0.002, lon + 0.2, lat + 0.008), { kind: 'river' })],
  roads: [
    line(
      [
        [lon - 0.2, lat],
        [lon + 0.2, lat],
      ],
      { kind: 'major_road', name: 'Fő utca' },
    ),
    line(
      [
        [lon, lat - 0.2],
        [lon, lat + 0.2],
      ],
      { kind: 'highway', name: 'M1' },
    ),
  ],
});

/** Where a point is among the tiles of a level. */
function tileAt(lon: number, lat: number, zoom: number): { x: number; y: number } {
  const tiles = 2 ** zoom;
  const sine = Math.sin((lat * Math.PI) / 180);
  return {
    x: Math.floor(((lon + 180) / 360) * tiles),
    y: Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * tiles),
  };
}

const varint = (value: number): number[] =>
  value < 0x80 ? [value] : [(value % 0x80) | 0x80, ...varint(Math.floor(value / 0x80))];

const headerLength = 127;

/** A PMTiles archive of version 3 without compression: header, directory, metadata, tiles. */
function toArchive(tiles: readonly { id: number; data: Uint8Array }[], zooms: { min: number; max: number }) {
  const ordered = [...tiles].sort((a, b) => a.id - b.id);
  const directory = Buffer.from(
    [
      [ordered.length],
      ordered.map(({ id }, at) => id - (ordered[at - 1]?.id ?? 0)),
      ordered.map(() => 1),
      ordered.map(({ data }) => data.length),
      // 0: right after the one before.
      ordered.map((_, at) => (at === 0 ? 1 : 0)),
    ].flatMap((column) => column.flatMap(varint)),
  );
  const metadata = Buffer.from('{}');
  const data = Buffer.concat(ordered.map((tile) => tile.data));
  const header = Buffer.alloc(headerLength);
  header.write('PMTiles\u0003', 'latin1');
  const tileOffset = headerLength + directory.length + metadata.length;
  [
    headerLength,
    directory.length,
    headerLength + directory.length,
    metadata.length,
    tileOffset,
    0,
    tileOffset,
    data.length,
    ordered.length,
    ordered.length,
    ordered.length,
  ].forEach((value, at) => {
    header.writeBigUInt64LE(BigInt(value), 8 + 8 * at);
  });
  // In the order of the tiles, nothing compressed, vector tiles.
  header.set([1, 1, 1, 1, zooms.min, zooms.max], 96);
  [-180e7, -85e7, 180e7, 85e7].forEach((value, at) => {
    header.writeInt32LE(value, 102 + 4 * at);
  });
  return Buffer.concat([header, directory, metadata, data]);
}

/** Writes a small file of vector tiles around a place, as an operator cuts a large one from OpenStreetMap. */
export async function writeMapTiles(file: string, { lon, lat }: { lon: number; lat: number }): Promise<void> {
  const zooms = { min: 6, max: 13 };
  const layers = Object.entries(drawPlace(lon, lat)).map(
    ([name, features]) =>
      [name, new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: zooms.max })] as const,
  );
  const tiles = Array.from({ length: zooms.max - zooms.min + 1 }, (_, at) => zooms.min + at).flatMap(
    (zoom) => {
      const centre = tileAt(lon, lat, zoom);
      return [-1, 0, 1].flatMap((dx) =>
        [-1, 0, 1].map((dy) => {
          const at = { x: centre.x + dx, y: centre.y + dy };
          const cut = layers.flatMap(([name, index]) => {
            const tile = index.getTile(zoom, at.x, at.y);
            return tile ? [[name, tile] as const] : [];
          });
          return {
            id: zxyToTileId(zoom, at.x, at.y),
            data: fromGeojsonVt(Object.fromEntries(cut), { version: 2 }),
          };
        }),
      );
    },
  );
  await writeFile(file, toArchive(tiles, zooms));
}
