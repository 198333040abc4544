import { requestKinds } from '@piacter/contracts/requests/values';
import type { BulkRow } from '../bulk.ts';
import type { Gazetteer, Place } from '../places.ts';

/** `request_places` as the API writes them: the settlement itself, and something inside its county. */
const placeKinds = { itself: 1, inside: 2 } as const;

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

/** By what the searches find a request for accommodation or property. */
export function placeRows(
  kind: 'accommodation' | 'property',
  requestID: number,
  places: readonly Place[],
): BulkRow[] {
  const requestKind = requestKinds.indexOf(kind) + 1;
  const counties = [...new Set(places.flatMap(({ regionID }) => regionID ?? []))];
  return [
    ...places.map(({ settlementID }) => ({ placeKind: placeKinds.itself, placeID: settlementID })),
    ...counties.map((placeID) => ({ placeKind: placeKinds.inside, placeID })),
  ].map((row) => ({ requestKind, ...row, requestID }));
}
