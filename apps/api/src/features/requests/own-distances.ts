import type { RequestKind } from '@piacter/contracts/requests';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import type { Gazetteer, Place } from '../../adapters/geocoding/index.ts';
import { getListingTable } from '../listings/rows/index.ts';
import { createDistance } from '../places/search/index.ts';
import { placedTables, requestTables } from './request-kinds.ts';

/** Beyond it nobody asks how far something is: it is somewhere else. */
const maxKilometres = 2000;

/** Where a professional without a workshop is: the settlements that were chosen. */
const chosenSettlements = sql`
  union select chosen.placeID from services join service_regions as chosen using (serviceID)
  where services.settlementID is null and chosen.placeID is not null and `;

/** The settlements of the user's listings of a kind. */
async function selectOwnPlaces(db: Database, kind: RequestKind, userID: number): Promise<number[]> {
  const { table } = getListingTable(kind);
  const isOwn = sql`userID = ${userID}`;
  const { rows } = await sql<{ placeID: number }>`
    select settlementID as placeID from ${sql.table(table)} where settlementID is not null and ${isOwn}
    ${kind === 'service' ? sql`${chosenSettlements} ${isOwn}` : sql``}`.execute(db);
  return rows.map(({ placeID }) => placeID);
}

/** The places that requests of a kind name, by request. */
async function selectNamedPlaces(
  db: Database,
  kind: RequestKind,
  requestIDs: readonly number[],
): Promise<Map<number, number[]>> {
  const ofThem = sql`requestID in (${sql.join(requestIDs)})`;
  const named: RawBuilder<unknown> =
    kind === 'service'
      ? sql`select requestID, settlementID as placeID from ${sql.table(requestTables[kind])} where ${ofThem}`
      : sql`select requestID, placeID from ${sql.table(placedTables[kind].regions)} where ${ofThem}`;
  const { rows } = await sql<{ requestID: number; placeID: number | null }>`${named}`.execute(db);
  return new Map(
    [...Map.groupBy(rows, ({ requestID }) => requestID)].map(([requestID, places]) => [
      requestID,
      places.flatMap(({ placeID }) => placeID ?? []),
    ]),
  );
}

/**
 * Kilometres from the nearest of the user's listings of the kind to the nearest settlement that each request names;
 * nothing for requests that name none, and without a listing that has a place.
 */
export async function findOwnDistances(
  db: Database,
  gazetteer: Gazetteer,
  { kind, userID, requestIDs }: { kind: RequestKind; userID: number; requestIDs: readonly number[] },
): Promise<(requestID: number) => { distance?: number }> {
  const toSettlements = (ids: readonly number[]): Place[] =>
    ids.flatMap((id) => {
      const place = gazetteer.findPlace(id);
      return place?.kind === 'settlement' ? place : [];
    });
  const own = requestIDs.length === 0 ? [] : toSettlements(await selectOwnPlaces(db, kind, userID));
  if (own.length === 0) return () => ({});
  const named = await selectNamedPlaces(db, kind, requestIDs);
  const measures = own.map((place) => createDistance(place, maxKilometres));
  return (requestID) => {
    const wanted = toSettlements(named.get(requestID) ?? []);
    const distances = measures.flatMap((measure) => wanted.flatMap((place) => measure(place) ?? []));
    return distances.length === 0 ? {} : { distance: Math.round(Math.min(...distances)) };
  };
}
