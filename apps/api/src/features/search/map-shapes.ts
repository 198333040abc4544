import { type Bounds, type Corner, getEdges } from '@piacter/contracts/map';
import { lonBits } from '@piacter/db';
import { sql } from 'kysely';
import type { Condition } from './conditions.ts';

/** Packed positions (`mapPoint`, db/map-position.ts) between two latitudes and two longitudes, the ends included. */
export interface Rectangle {
  west: number;
  south: number;
  east: number;
  north: number;
}

/** A part of the map: the visible one, or a drawn area. */
export interface Shape {
  /** The shape within a rectangle of it, which is simpler; or that it contains all or nothing of the rectangle. */
  cutTo: (rectangle: Rectangle) => Shape | 'inside' | 'outside';
  /** Number of comparisons of `contains`. */
  comparisons: number;
  /** Tests the shown position of the row; each time the condition is built anew, as most are never used. */
  toCondition: () => Condition;
}

const scale = 1e5;
export const packLat = (lat: number): number => (lat + 90) * scale;
export const packLon = (lon: number): number => (lon + 180) * scale;
export const packedLat = sql`(mapPoint >> ${sql.lit(lonBits)})`;
export const packedLon = sql`(mapPoint & ${sql.lit(2 ** lonBits - 1)})`;

/** A literal in floating point: a decimal one is computed with digit by digit. */
const float = (value: number) => sql.raw(value.toExponential());

/** A side of a box: the rows on one side of a line. */
interface Side {
  isMet: (rectangle: Rectangle) => boolean;
  isMissed: (rectangle: Rectangle) => boolean;
  condition: Condition;
}

const createBoxPart = (sides: readonly Side[]): Shape => ({
  cutTo(rectangle) {
    if (sides.some(({ isMissed }) => isMissed(rectangle))) return 'outside';
    const left = sides.filter(({ isMet }) => !isMet(rectangle));
    return left.length === 0 ? 'inside' : createBoxPart(left);
  },
  comparisons: sides.length,
  toCondition: () =>
    sql.join(
      sides.map(({ condition }) => condition),
      sql` and `,
    ),
});

/** The visible part of the map. */
export function createBox([left, bottom, right, top]: Bounds): Shape {
  const [west, east] = [Math.ceil(packLon(left)), Math.floor(packLon(right))];
  const [south, north] = [Math.ceil(packLat(bottom)), Math.floor(packLat(top))];
  const side = (condition: Condition, isMet: Side['isMet'], isMissed: Side['isMissed']): Side => ({
    condition,
    isMet,
    isMissed,
  });
  return createBoxPart([
    side(
      sql`${packedLat} >= ${sql.lit(south)}`,
      (of) => of.south >= south,
      (of) => of.north < south,
    ),
    side(
      sql`${packedLat} <= ${sql.lit(north)}`,
      (of) => of.north <= north,
      (of) => of.south > north,
    ),
    side(
      sql`${packedLon} >= ${sql.lit(west)}`,
      (of) => of.west >= west,
      (of) => of.east < west,
    ),
    side(
      sql`${packedLon} <= ${sql.lit(east)}`,
      (of) => of.east <= east,
      (of) => of.west > east,
    ),
  ]);
}

/** An edge of a drawn area: the longitude at which it meets each latitude from the first to the last. */
interface Edge {
  first: number;
  last: number;
  getLon: (lat: number) => number;
  /** It is crossed by the ray from the row's position to the east; see `isInArea`. */
  isCrossed: Condition;
}

/** An edge from its corners; none where no packed latitude is between them. */
function toEdge([a, b]: [Corner, Corner]): Edge[] {
  const [lat1, lat2, lon1, lon2] = [packLat(a.lat), packLat(b.lat), packLon(a.lon), packLon(b.lon)];
  const [first, last] = [Math.ceil(Math.min(lat1, lat2)), Math.ceil(Math.max(lat1, lat2)) - 1];
  if (first > last) return [];
  const slope = (lon2 - lon1) / (lat2 - lat1);
  const isCrossed = sql`(${packedLat} between ${sql.lit(first)} and ${sql.lit(last)}
    and ${packedLon} < ${float(slope)} * (${packedLat} - ${float(lat1)}) + ${float(lon1)})`;
  return [{ first, last, getLon: (lat) => slope * (lat - lat1) + lon1, isCrossed }];
}

/** A drawn area within a rectangle. */
interface PolygonPart {
  /** Edges that some position of the rectangle has to its east and some has not. */
  edges: readonly Edge[];
  /** Latitudes from which on the number of edges that are east of all is odd instead of even, or the reverse. */
  turns: readonly number[];
  /** Whether it is odd in the south. */
  isOdd: boolean;
}

/** Leaves out the edges west of the rectangle, and counts those east of it, which each ray from there crosses. */
function cutPolygon({ edges, turns, isOdd }: PolygonPart, rectangle: Rectangle): PolygonPart {
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
    const lons = [edge.getLon(first), edge.getLon(last)];
    if (first > last || Math.max(...lons) <= west) continue;
    if (Math.min(...lons) <= east) part.edges.push(edge);
    else for (const lat of [edge.first, edge.last + 1]) turnAt(lat);
  }
  return { ...part, turns: [...part.turns] };
}

const createPolygonPart = (part: PolygonPart): Shape => ({
  cutTo(rectangle) {
    const cut = cutPolygon(part, rectangle);
    if (cut.edges.length + cut.turns.length > 0) return createPolygonPart(cut);
    return cut.isOdd ? 'inside' : 'outside';
  },
  comparisons: part.edges.length + part.turns.length,
  toCondition() {
    const terms = [
      ...part.turns.map((lat) => sql`(${packedLat} >= ${sql.lit(lat)})`),
      ...part.edges.map(({ isCrossed }) => isCrossed),
    ];
    return sql`(${sql.join(terms, sql` + `)}) % 2 = ${sql.lit(part.isOdd ? 0 : 1)}`;
  },
});

/** A drawn area. Its edges are straight in degrees, as its corners are. */
export const createPolygon = (corners: readonly Corner[]): Shape =>
  createPolygonPart({ edges: getEdges(corners).flatMap(toEdge), turns: [], isOdd: false });
