import type { Request } from 'express';

type Query = Pick<Request, 'query'>;

/** Corners of a drawn area that are counted as another request by the flood limit. */
const cornersPerPoint = 10;

/**
 * Whether a request searches by the map: in its visible part or in a drawn area. The rows to be read are as many as
 * somebody likes, so that such searches have slots of their own.
 */
export const isMapSearch = ({ query }: Query): boolean =>
  query.area !== undefined || query.bbox !== undefined;

/** Points of a request in the flood limit: one, and more with the corners of an area. */
export function countPoints({ query: { area } }: Query): number {
  const corners = typeof area === 'string' ? area.split(';').length : 0;
  return 1 + Math.floor(corners / cornersPerPoint);
}
