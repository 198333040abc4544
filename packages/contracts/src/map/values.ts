/** A corner of an area, in degrees. */
export interface Corner {
  lat: number;
  lon: number;
}

/** Number of corners of a drawn area. */
export const cornerLimits = { min: 3, max: 100 } as const;
/** Shown where an area is drawn, and by the API, which refuses it. */
export const crossingMessage = 'A terület határa keresztezi önmagát, rajzold meg újra!';
/** Zoom levels of the map, as tiles number them. */
export const maxZoom = 19;
/** Where the file of vector tiles of an installation is served, if it has one (PMTiles). */
export const vectorTilesPath = '/map-tiles.pmtiles';
/** Maximum number of pins in a reply; more listings come as clusters. */
export const maxPins = 60;

/** West, south, east and north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Decimal places of a corner in addresses: about a metre. */
const decimals = 5;
const formatDegrees = (degrees: number) => String(Number(degrees.toFixed(decimals)));

/** 'lat,lon;lat,lon;…', as queries and addresses have an area. */
export const formatArea = (corners: readonly Corner[]): string =>
  corners.map(({ lat, lon }) => `${formatDegrees(lat)},${formatDegrees(lon)}`).join(';');

/** 'west,south,east,north', as queries and addresses have the visible part of the map. */
export const formatBounds = (bounds: Bounds): string => bounds.map(formatDegrees).join(',');

/** Degrees with any number of decimals: a map library prints fourteen to sixteen. */
const number = /^-?\d{1,3}(\.\d+)?$/;

/** Numbers with commas between them; undefined unless there are so many. */
function parseNumbers(text: string, count: number): number[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  return parts.length === count && parts.every((part) => number.test(part)) ? parts.map(Number) : undefined;
}

const isOnEarth = (lat: number, lon: number) => Math.abs(lat) <= 85 && Math.abs(lon) <= 180;

/** The corners of an area as a query has it; undefined for anything else. */
export function parseArea(text: string): Corner[] | undefined {
  const parts = text.split(';').filter((part) => part.trim() !== '');
  if (parts.length < cornerLimits.min || parts.length > cornerLimits.max) return undefined;
  const corners = parts.flatMap((part) => {
    const [lat, lon] = parseNumbers(part, 2) ?? [];
    return lat !== undefined && lon !== undefined && isOnEarth(lat, lon) ? { lat, lon } : [];
  });
  return corners.length === parts.length ? corners : undefined;
}

/** The bounds of a view as a query has them; undefined for anything else. Zoomed out, a view may exceed the world. */
export function parseBounds(text: string): Bounds | undefined {
  const [west = 0, south = 0, east = 0, north = 0] = parseNumbers(text, 4) ?? [];
  const bounds = [
    Math.max(west, -180),
    Math.max(south, -85),
    Math.min(east, 180),
    Math.min(north, 85),
  ] as const;
  return bounds[0] < bounds[2] && bounds[1] < bounds[3] ? bounds : undefined;
}

/** Twice the signed area of a triangle: positive when its corners turn left. */
const turn = (a: Corner, b: Corner, c: Corner) =>
  (b.lon - a.lon) * (c.lat - a.lat) - (b.lat - a.lat) * (c.lon - a.lon);

const isBetween = (a: Corner, b: Corner, on: Corner) =>
  Math.min(a.lon, b.lon) <= on.lon &&
  on.lon <= Math.max(a.lon, b.lon) &&
  Math.min(a.lat, b.lat) <= on.lat &&
  on.lat <= Math.max(a.lat, b.lat);

/** Whether two segments are apart in a dimension: most are, which takes less to see than where they would cross. */
const areApart = (a: number, b: number, c: number, d: number) =>
  Math.max(a, b) < Math.min(c, d) || Math.max(c, d) < Math.min(a, b);

/** Whether two segments have a point in common. */
function areCrossing(a: Corner, b: Corner, c: Corner, d: Corner): boolean {
  if (areApart(a.lat, b.lat, c.lat, d.lat) || areApart(a.lon, b.lon, c.lon, d.lon)) return false;
  const [c1, c2, a1, a2] = [turn(a, b, c), turn(a, b, d), turn(c, d, a), turn(c, d, b)];
  if (Math.sign(c1) * Math.sign(c2) < 0 && Math.sign(a1) * Math.sign(a2) < 0) return true;
  return (
    (c1 === 0 && isBetween(a, b, c)) ||
    (c2 === 0 && isBetween(a, b, d)) ||
    (a1 === 0 && isBetween(c, d, a)) ||
    (a2 === 0 && isBetween(c, d, b))
  );
}

/** The edges of an area, the last one back to the first corner. */
export const getEdges = (corners: readonly Corner[]): [from: Corner, to: Corner][] =>
  corners.map((from, index) => [from, corners[(index + 1) % corners.length] ?? from]);

/** The first two edges of the area, by their places, that cross or touch without being neighbours. */
export function findCrossing(corners: readonly Corner[]): [first: number, second: number] | undefined {
  const edges = getEdges(corners);
  for (const [first, [a, b]] of edges.entries()) {
    const second = edges.findIndex(([c, d], index) => {
      const gap = index - first;
      return gap > 1 && gap < edges.length - 1 && areCrossing(a, b, c, d);
    });
    if (second >= 0) return [first, second];
  }
  return undefined;
}

/** Whether an edge of the area crosses or touches another that is not its neighbour, or the area is a line. */
export function isCrossingItself(corners: readonly Corner[]): boolean {
  const [a, b, c] = corners;
  if (a && b && c && corners.length === cornerLimits.min) return turn(a, b, c) === 0;
  return findCrossing(corners) !== undefined;
}

/** Whether a position is in the area. */
export function isInArea({ lat, lon }: Corner, corners: readonly Corner[]): boolean {
  const crossed = getEdges(corners).filter(
    ([a, b]) =>
      a.lat > lat !== b.lat > lat && lon < ((b.lon - a.lon) * (lat - a.lat)) / (b.lat - a.lat) + a.lon,
  );
  return crossed.length % 2 === 1;
}
