import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import { isSamePlace, resolveName, resolvePlace } from '../places/index.ts';
import { refreshFound } from './found-requests.ts';
import { type PlacedKind, placedTables, requestTables } from './request-kinds.ts';
import { replaceRegions } from './request-regions.ts';

/** Rows after an id, the first ones. */
export interface Batch {
  after: number;
  limit: number;
}

/** Spells the addresses of some service requests; the last id, undefined beyond the last one. */
export async function spellServiceRequests(
  db: Database,
  gazetteer: Gazetteer,
  { after, limit }: Batch,
): Promise<number | undefined> {
  const rows = await db
    .selectFrom(requestTables.service)
    .select([
      'requestID',
      'countryID',
      'postalCode',
      'settlement',
      'countyRegion',
      'settlementID',
      'regionID',
    ])
    .where('requestID', '>', after)
    .orderBy('requestID')
    .limit(limit)
    .execute();
  for (const row of rows) {
    const place = resolvePlace(gazetteer, row);
    if (isSamePlace(row, place)) continue;
    await inTransaction(db, async (trx) => {
      await trx
        .updateTable(requestTables.service)
        .set(place)
        .where('requestID', '=', row.requestID)
        .execute();
      await refreshFound(trx, 'service', [row.requestID]);
    });
  }
  return rows.at(-1)?.requestID;
}

interface NamedRegion {
  requestID: number;
  countryID: number;
  regionName: string;
  placeID: number | null;
}

/** The names of the requests with ids from one to another, with their country. */
async function selectNamed(
  db: Database,
  kind: PlacedKind,
  { from, to }: { from: number; to: number },
  lock = sql``,
): Promise<NamedRegion[]> {
  const { table, regions } = placedTables[kind];
  const { rows } = await sql<NamedRegion>`
    select named.requestID, request.countryID, named.regionName, named.placeID
    from ${sql.table(table)} as request join ${sql.table(regions)} as named on named.requestID = request.requestID
    where request.requestID between ${from} and ${to} order by named.requestID, named.sortOrder ${lock}`.execute(
    db,
  );
  return rows;
}

/** Spells the places of some requests of a kind that names several; the last id, undefined beyond the last one. */
export async function spellPlacedRequests(
  db: Database,
  gazetteer: Gazetteer,
  { kind, after, limit }: Batch & { kind: PlacedKind },
): Promise<number | undefined> {
  const { rows: ids } = await sql<{ requestID: number }>`
    select requestID from ${sql.table(placedTables[kind].table)}
    where requestID > ${after} order by requestID limit ${sql.lit(limit)}`.execute(db);
  const last = ids.at(-1)?.requestID;
  if (last === undefined) return undefined;
  const named = await selectNamed(db, kind, { from: after + 1, to: last });
  const isSpelled = ({ regionName, placeID, countryID }: NamedRegion) => {
    const resolved = resolveName(gazetteer, regionName, countryID);
    return resolved.name === regionName && resolved.placeID === placeID;
  };
  const outdated = new Set(named.filter((row) => !isSpelled(row)).map(({ requestID }) => requestID));
  for (const requestID of outdated)
    await inTransaction(db, async (trx) => {
      const rows = await selectNamed(trx, kind, { from: requestID, to: requestID }, sql`for update`);
      const [first] = rows;
      if (!first) return;
      const names = rows.map(({ regionName }) => regionName);
      await replaceRegions(trx, gazetteer, kind, { requestID, countryID: first.countryID, names });
      await refreshFound(trx, kind, [requestID]);
    });
  return last;
}
