import type { BulkRow } from '../bulk.ts';
import type { Gazetteer } from '../places.ts';

/** The named settlements of a request with their ids, if known. */
export const regionRows = (
  requestID: number,
  names: readonly string[],
  find: Gazetteer['named'],
): BulkRow[] =>
  names.map((regionName, sortOrder) => ({
    requestID,
    sortOrder,
    regionName,
    placeID: find(regionName)?.settlementID ?? null,
  }));
