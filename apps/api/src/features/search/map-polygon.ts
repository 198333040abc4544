import type { Corner } from '@piacter/contracts/map';
import { getEdges } from '@piacter/contracts/map/values';
import { lonBits } from '@piacter/db/map-position';

/** Packed positions (`mapPoint`, db/map-position.ts) between two latitudes and two longitudes, the ends included. */
export interface Rectangle {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A part of the map. */
export interface Shape {
  /** The shape within a rectangle of it, which is simpler; or that it contains all or nothing of the rectangle. */
  cutTo: (rectangle: Rectangle) => Shape | 'inside' | 'outside';
  /** Number of comparisons of a test. */
  comparisons: number;
  /** The test of the shown position of a row in the rectangle that the shape was cut to. In SQL of numbers alone, so that hundreds of tests are composed in no time. */
  toSql: () => string;
}

const scale = 1e5;
export const packLat = (lat: number): number => (lat + 90) * scale;
export const packLon = (lon: number): number => (lon + 180) * scale;
export const packedLat = `(mapPoint >> ${lonBits})`;
export const packedLon = `(mapPoint & ${2 ** lonBits - 1})`;

/** A literal in floating point: with decimals the server computes digit by digit. */
const float = (value: number) => value.toExponential();

/** An edge of a drawn area, which runs over the latitudes from the first to the last. */
export interface Edge {
  first: number;
  last: number;
  /** A corner, and the change of the longitude for each latitude. */
  lat1: number;
  lon1: number;
  slope: number;
}

/** An edge from its corners; none where no packed latitude is between them. */
function toEdge([a, b]: [Corner, Corner]): Edge[] {
  const [lat1, lat2, lon1, lon2] = [packLat(a.lat), packLat(b.lat), packLon(a.lon), packLon(b.lon)];
  const [first, last] = [Math.ceil(Math.min(lat1, lat2)), Math.ceil(Math.max(lat1, lat2)) - 1];
  return first > last ? [] : [{ first, last, lat1, lon1, slope: (lon2 - lon1) / (lat2 - lat1) }];
}

export const getLon = ({ lat1, lon1, slope }: Edge, lat: number) => slope * (lat - lat1) + lon1;

/** The edge is crossed by the ray from the row's position in a rectangle to the east; see `isInArea`. */
function toCrossed({ first, last, lat1, lon1, slope }: Edge, { south, north }: Rectangle): string {
  const limits = [
    ...(first > south ? [`${packedLat} >= ${first}`] : []),
    ...(last < north ? [`${packedLat} <= ${last}`] : []),
  ];
  const isEast = `${packedLon} < ${float(slope)} * (${packedLat} - ${float(lat1)}) + ${float(lon1)}`;
  return `(${[...limits, isEast].join(' and ')})`;
}

/** A drawn area within a rectangle. */
export interface PolygonPart {
  rectangle: Rectangle;
  /** Edges that some position of the rectangle has to its east and some has not. */
  edges: readonly Edge[];
  /** Latitudes from which on the number of edges that are east of all is odd instead of even, or the reverse. */
  turns: readonly number[];
  /** Whether it is odd in the south. */
  isOdd: boolean;
}

/** Leaves out the edges west of the rectangle, and counts those east of it, which each ray from there crosses. */
export function cutPolygon(
  { edges, turns, isOdd }: Omit<PolygonPart, 'rectangle'>,
  rectangle: Rectangle,
): PolygonPart {
  const { west, south, east, north } = rectangle;
  const part = { edges: [] as Edge[], turns: new Set<number>(), isOdd };
  const turnAt = (lat: number) => {
    if (lat <= south) part.isOdd = !part.isOdd;
    // Two edges that go on from a corner: there is no turn.
    else if (lat <= north && !part.turns.delete(lat)) part.turns.add(lat);
  };
  for (const lat of turns) turnAt(lat);
  for (const edge of edges) {
    const [first, last] = [Math.max(edge.first, south), Math.min(edge.last, north)];
    const lons = [getLon(edge, first), getLon(edge, last)];
    if (first > last || Math.max(...lons) <= west) continue;
    if (Math.min(...lons) <= east) part.edges.push(edge);
    else for (const lat of [edge.first, edge.last + 1]) turnAt(lat);
  }
  return { ...part, turns: [...part.turns], rectangle };
}

/** Whether the ray from a packed position to the east crosses an edge. */
export const isCrossed = (edge: Edge, lat: number, lon: number): boolean =>
  lat >= edge.first && lat <= edge.last && lon < getLon(edge, lat);

/** Whether a packed position in the rectangle of the part is in the area. */
export function isInPart(
  { edges, turns, isOdd }: Omit<PolygonPart, 'rectangle'>,
  lat: number,
  lon: number,
): boolean {
  let isWithin = isOdd;
  for (const edge of edges) if (isCrossed(edge, lat, lon)) isWithin = !isWithin;
  for (const turn of turns) if (lat >= turn) isWithin = !isWithin;
  return isWithin;
}

function createPolygonPart(part: PolygonPart): Shape {
  const { rectangle, edges, turns, isOdd } = part;
  return {
    cutTo(smaller) {
      const cut = cutPolygon(part, smaller);
      if (cut.edges.length + cut.turns.length > 0) return createPolygonPart(cut);
      return cut.isOdd ? 'inside' : 'outside';
    },
    comparisons: edges.length + turns.length,
    toSql() {
      const terms = [
        ...turns.map((lat) => `(${packedLat} >= ${lat})`),
        ...edges.map((edge) => toCrossed(edge, rectangle)),
      ];
      return `(${terms.join(' + ')}) % 2 = ${isOdd ? 0 : 1}`;
    },
  };
}

const everywhere: Rectangle = { west: 0, south: 0, east: packLon(180), north: packLat(90) };

/** A drawn area. Its edges are straight in degrees, as its corners are. */
export const toPolygonPart = (corners: readonly Corner[]): PolygonPart => ({
  rectangle: everywhere,
  edges: getEdges(corners).flatMap(toEdge),
  turns: [],
  isOdd: false,
});

/** A drawn area, for conditions. */
export const createPolygon = (corners: readonly Corner[]): Shape => createPolygonPart(toPolygonPart(corners));
