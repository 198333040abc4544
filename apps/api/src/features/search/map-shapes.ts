import type { Bounds } from '@piacter/contracts/map';
import { lonBits } from '@piacter/db';

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
  /** Number of comparisons of a test. */
  comparisons: number;
  /** Whether a packed position of the rectangle that the shape was cut to is in it. */
  contains: (lat: number, lon: number) => boolean;
  /** The same test of the shown position of a row. In SQL of numbers alone, so that hundreds of tests are composed in no time. */
  toSql: () => string;
}

const scale = 1e5;
export const packLat = (lat: number): number => (lat + 90) * scale;
export const packLon = (lon: number): number => (lon + 180) * scale;
export const packedLat = `(mapPoint >> ${lonBits})`;
export const packedLon = `(mapPoint & ${2 ** lonBits - 1})`;

/** A side of a box: the rows on one side of a line. */
interface Side {
  contains: (lat: number, lon: number) => boolean;
  isMet: (rectangle: Rectangle) => boolean;
  isMissed: (rectangle: Rectangle) => boolean;
  test: string;
}

const createBoxPart = (sides: readonly Side[]): Shape => ({
  cutTo(rectangle) {
    if (sides.some(({ isMissed }) => isMissed(rectangle))) return 'outside';
    const left = sides.filter(({ isMet }) => !isMet(rectangle));
    return left.length === 0 ? 'inside' : createBoxPart(left);
  },
  comparisons: sides.length,
  contains: (lat, lon) => sides.every((side) => side.contains(lat, lon)),
  toSql: () => sides.map(({ test }) => test).join(' and '),
});

/** The visible part of the map. */
export function createBox([left, bottom, right, top]: Bounds): Shape {
  const [west, east] = [Math.ceil(packLon(left)), Math.floor(packLon(right))];
  const [south, north] = [Math.ceil(packLat(bottom)), Math.floor(packLat(top))];
  return createBoxPart([
    {
      contains: (lat) => lat >= south,
      test: `${packedLat} >= ${south}`,
      isMet: (of) => of.south >= south,
      isMissed: (of) => of.north < south,
    },
    {
      contains: (lat) => lat <= north,
      test: `${packedLat} <= ${north}`,
      isMet: (of) => of.north <= north,
      isMissed: (of) => of.south > north,
    },
    {
      contains: (_lat, lon) => lon >= west,
      test: `${packedLon} >= ${west}`,
      isMet: (of) => of.west >= west,
      isMissed: (of) => of.east < west,
    },
    {
      contains: (_lat, lon) => lon <= east,
      test: `${packedLon} <= ${east}`,
      isMet: (of) => of.east <= east,
      isMissed: (of) => of.west > east,
    },
  ]);
}
