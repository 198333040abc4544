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
  /** Number of comparisons of `contains`. */
  comparisons: number;
  /** Tests the shown position of the row. In SQL of numbers alone, so that hundreds of tests are composed in no time. */
  toSql: () => string;
}

const scale = 1e5;
export const packLat = (lat: number): number => (lat + 90) * scale;
export const packLon = (lon: number): number => (lon + 180) * scale;
export const packedLat = `(mapPoint >> ${lonBits})`;
export const packedLon = `(mapPoint & ${2 ** lonBits - 1})`;

/** A side of a box: the rows on one side of a line. */
interface Side {
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
  toSql: () => sides.map(({ test }) => test).join(' and '),
});

/** The visible part of the map. */
export function createBox([left, bottom, right, top]: Bounds): Shape {
  const [west, east] = [Math.ceil(packLon(left)), Math.floor(packLon(right))];
  const [south, north] = [Math.ceil(packLat(bottom)), Math.floor(packLat(top))];
  return createBoxPart([
    {
      test: `${packedLat} >= ${south}`,
      isMet: (of) => of.south >= south,
      isMissed: (of) => of.north < south,
    },
    {
      test: `${packedLat} <= ${north}`,
      isMet: (of) => of.north <= north,
      isMissed: (of) => of.south > north,
    },
    { test: `${packedLon} >= ${west}`, isMet: (of) => of.west >= west, isMissed: (of) => of.east < west },
    { test: `${packedLon} <= ${east}`, isMet: (of) => of.east <= east, isMissed: (of) => of.west > east },
  ]);
}
