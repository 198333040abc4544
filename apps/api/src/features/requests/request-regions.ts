import type { RequestKind } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { findPlaces } from '../places/index.ts';
import { requestStatus, requestTables } from './request-kinds.ts';
import type { RequestRange } from './request-page.ts';

type PlacedKind = Exclude<RequestKind, 'service'>;

const regionTables = {
  accommodation: 'accommodation_request_regions',
  property: 'real_estate_request_regions',
} as const satisfies Record<PlacedKind, string>;

/** `placeKind` of `request_places`: the place itself, or a place inside the region. */
const placeKinds = { itself: 1, inside: 2 } as const;

/** The gazetteer's id of a settlement or region by name; null for an unknown place. */
function findPlaceID(gazetteer: Gazetteer, name: string, countryID: number): number | null {
  const settlement = gazetteer.settlementsNamed(name, countryID)[0];
  // The region of the capital's districts is the city, and requests for the city mean all of them.
  if (settlement && gazetteer.isCapital(settlement)) return settlement.parentID ?? settlement.regionID;
  return settlement?.regionID ?? gazetteer.regionsNamed(name, countryID)[0]?.regionID ?? null;
}

/** The rows of `request_places` for the places of a request, without places inside another one. */
function toPlaceRows(
  gazetteer: Gazetteer,
  placeIDs: readonly number[],
): { placeKind: number; placeID: number }[] {
  const parentOf = (placeID: number) => gazetteer.placeOf(placeID)?.parentID ?? null;
  const outermost = placeIDs.filter((placeID) => !placeIDs.includes(parentOf(placeID) ?? 0));
  const parents = new Set(outermost.flatMap((placeID) => parentOf(placeID) ?? []));
  return [
    ...outermost.map((placeID) => ({ placeKind: placeKinds.itself, placeID })),
    ...[...parents].map((placeID) => ({ placeKind: placeKinds.inside, placeID })),
  ];
}

interface Places {
  requestID: number;
  countryID: number;
  names: readonly string[];
}

/** Replaces the settlements and regions of a request and their search rows. */
export async function replaceRegions(
  trx: Trx,
  gazetteer: Gazetteer,
  kind: PlacedKind,
  { requestID, countryID, names }: Places,
): Promise<void> {
  const table = regionTables[kind];
  const requestKind = requestTables[kind].placesKind;
  const regions = names.map((regionName, sortOrder) => ({
    requestID,
    sortOrder,
    regionName,
    placeID: findPlaceID(gazetteer, regionName, countryID),
  }));
  await trx.deleteFrom(table).where('requestID', '=', requestID).execute();
  await trx.insertInto(table).values(regions).execute();
  await deletePlaces(trx, kind, requestID);
  const rows = toPlaceRows(gazetteer, [...new Set(regions.flatMap(({ placeID }) => placeID ?? []))]);
  if (rows.length === 0) return;
  await trx
    .insertInto('request_places')
    .values(rows.map((row) => ({ ...row, requestKind, requestID })))
    .execute();
}

/** Deletes the search rows of a request. */
export const deletePlaces = (trx: Trx, kind: PlacedKind, requestID: number) =>
  trx
    .deleteFrom('request_places')
    .where('requestKind', '=', requestTables[kind].placesKind)
    .where('requestID', '=', requestID)
    .execute();

/** The settlement and region names of requests, in their original order. */
export async function regionNamesOf(
  db: Database,
  kind: PlacedKind,
  requestIDs: readonly number[],
): Promise<(requestID: number) => string[]> {
  const rows =
    requestIDs.length === 0
      ? []
      : await db
          .selectFrom(regionTables[kind])
          .select(['requestID', 'regionName'])
          .where('requestID', 'in', requestIDs)
          .orderBy('requestID')
          .orderBy('sortOrder')
          .execute();
  return (requestID) => rows.filter((row) => row.requestID === requestID).map(({ regionName }) => regionName);
}

/** The open requests of a kind by place, as ranges of `request_places`; the alias `own` is the request. */
export function rangesOfPlace(
  gazetteer: Gazetteer,
  kind: PlacedKind,
  { typed, countryID }: { typed: string; countryID?: number | undefined },
  conditions: readonly RawBuilder<unknown>[],
): RequestRange[] {
  const { table, placesKind } = requestTables[kind];
  const found = findPlaces(gazetteer, typed, countryID);
  const open = [sql`own.status = ${requestStatus.open}`, ...conditions];
  if (found.kind === 'unlisted') {
    const from = sql`${sql.table(regionTables[kind])} as entry
      join ${sql.table(table)} as own on own.requestID = entry.requestID`;
    const isNamed = sql`entry.placeID is null and entry.regionName = ${typed.trim()}`;
    return found.foldedName === '' ? [] : [{ from, conditions: [isNamed, ...open] }];
  }
  const range = (placeKind: number, placeID: number): RequestRange => ({
    from: sql`request_places as entry straight_join ${sql.table(table)} as own on own.requestID = entry.requestID`,
    conditions: [
      sql`entry.requestKind = ${placesKind} and entry.placeKind = ${placeKind} and entry.placeID = ${placeID}`,
      ...open,
    ],
  });
  if (found.kind === 'regions')
    return found.ids.flatMap((id) => [range(placeKinds.itself, id), range(placeKinds.inside, id)]);
  const parents = new Set(found.ids.flatMap((id) => gazetteer.placeOf(id)?.parentID ?? []));
  return [
    ...found.ids.map((id) => range(placeKinds.itself, id)),
    ...[...parents].map((id) => range(placeKinds.itself, id)),
  ];
}

/** The condition that one of a request's places starts with the text; for a user's own list. */
export const namesPlace = (kind: PlacedKind, typed: string): RawBuilder<unknown> =>
  sql`exists (select 1 from ${sql.table(regionTables[kind])} as named
    where named.requestID = entry.requestID and named.regionName like ${`${escapeLike(typed)}%`})`;

const escapeLike = (typed: string) => typed.trim().replaceAll(/[\\%_]/g, (character) => `\\${character}`);
