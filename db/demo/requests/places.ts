import { toRequestPlaces } from '../../request-places.ts';
import type { BulkRow } from '../bulk.ts';
import type { Gazetteer, Place } from '../places.ts';

/** The settlements of a request as they were named, with their ids; an unknown one has none. */
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

/** By what the searches find a request that names places, with a copy of the columns that they filter by. */
export function placeRows(requestID: number, places: readonly Place[], copied: BulkRow): BulkRow[] {
  const counties = new Map(places.map(({ settlementID, regionID }) => [settlementID, regionID]));
  const rows = toRequestPlaces([...counties.keys()], (placeID) => counties.get(placeID) ?? null);
  return rows.map((row) => ({ ...row, requestID, ...copied }));
}
