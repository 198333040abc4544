import { type RawBuilder, sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { escapeLike } from '../../core/db/like.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { resolveName } from '../places/index.ts';
import { findPlaces } from '../places/search/index.ts';
import { type PlacedKind, placedTables } from './request-kinds.ts';

interface PlacedRequest {
  requestID: number;
  countryID: number;
  /** Names of settlements and regions. */
  names: readonly string[];
}

/** Replaces the settlements and regions of a request. */
export async function replaceRegions(
  trx: Trx,
  gazetteer: Gazetteer,
  kind: PlacedKind,
  { requestID, countryID, names }: PlacedRequest,
): Promise<void> {
  const { regions } = placedTables[kind];
  const resolved = names.map((typed) => resolveName(gazetteer, typed, countryID));
  // 'gyor, Győr' is one place.
  const distinct = new Map(resolved.map(({ name, placeID }) => [name, placeID]));
  const rows = [...distinct].map(([regionName, placeID], sortOrder) => ({
    requestID,
    sortOrder,
    regionName,
    placeID,
  }));
  await trx.deleteFrom(regions).where('requestID', '=', requestID).execute();
  await trx.insertInto(regions).values(rows).execute();
}

/** Separates names in one column; names contain no line breaks. */
const separator = '\n';

/**
 * A column of the settlement and region names of the request with the alias `request`, in their original order: a
 * statement of its own would cost as much as the search. `toNames` splits it.
 */
export const regionNamesOf = (kind: PlacedKind): RawBuilder<string | null> =>
  sql`(select group_concat(named.regionName order by named.sortOrder separator ${sql.lit(separator)})
    from ${sql.table(placedTables[kind].regions)} as named where named.requestID = request.requestID)`;

export const toNames = (regionNames: string | null): string[] => regionNames?.split(separator) ?? [];

/** The condition that one of a request's places starts with the text, or is the place that it means; for a user's own list. */
export function namesPlace(kind: PlacedKind, typed: string, gazetteer: Gazetteer): RawBuilder<unknown> {
  const found = findPlaces(gazetteer, typed, undefined);
  const isMeant = found.kind === 'unlisted' ? sql`false` : sql`named.placeID in (${sql.join(found.ids)})`;
  return sql`exists (select 1 from ${sql.table(placedTables[kind].regions)} as named
    where named.requestID = request.requestID
      and (named.regionName like ${`${escapeLike(typed.trim())}%`} or ${isMeant}))`;
}
