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
