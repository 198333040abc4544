import { toRequestPlaces } from '../../request-places.ts';
import type { BulkRow } from '../bulk.ts';
import type { Gazetteer, Place } from '../places.ts';

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

/** The search rows of a request that names places, with copies of the columns of the filters. */
export function placeRows(requestID: number, places: readonly Place[], copied: BulkRow): BulkRow[] {
  const counties = new Map(places.map(({ settlementID, regionID }) => [settlementID, regionID]));
  const rows = toRequestPlaces([...counties.keys()], (placeID) => counties.get(placeID) ?? null);
  return rows.map((row) => ({ ...row, requestID, ...copied }));
}
