import type { ListingKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { kindParts } from '../kinds/index.ts';
import { listingSpecs } from '../listings/index.ts';
import type { StoredValues } from './desk-fields.ts';
import { toForints } from './desk-rows.ts';

type Row = StoredValues & { listingID: number; title: string };

async function select(
  db: Database,
  kind: ListingKind,
  userID: number,
  ids: readonly number[],
  lock: RawBuilder<unknown>,
): Promise<Row[]> {
  const { table, idField, label, price } = listingSpecs[kind];
  const { priceColumn, numbers } = kindParts[kind].desk;
  const column = (name: string) => sql.ref(`listing.${name}`);
  const { rows } = await sql<Row & { price: number | null }>`
    select ${column(idField)} as listingID, ${label} as title, listing.ownReference,
      ${priceColumn === null ? price : column(priceColumn)} as price
      ${sql.join(
        Object.keys(numbers).map((name) => sql`, ${column(name)}`),
        sql``,
      )}
    from ${sql.table(table)} as listing
    where ${column(idField)} in (${sql.join(ids)}) and listing.userID = ${userID} ${lock}`.execute(db);
  return rows.map((row) => ({ ...row, price: toForints(kind, row.price) }));
}

/** The stored values of the caller's listing, its row locked until the transaction ends; undefined for anybody else's. */
export const lockValues = async (trx: Trx, kind: ListingKind, userID: number, listingID: number) =>
  (await select(trx, kind, userID, [listingID], sql`for update`))[0];

const idsPerStatement = 1000;

/** The stored values of the caller's listings among the ids, by id. */
export async function selectValues(
  db: Database,
  kind: ListingKind,
  userID: number,
  ids: readonly number[],
): Promise<Map<number, Row>> {
  const found = new Map<number, Row>();
  for (let begin = 0; begin < ids.length; begin += idsPerStatement)
    for (const row of await select(db, kind, userID, ids.slice(begin, begin + idsPerStatement), sql``))
      found.set(row.listingID, row);
  return found;
}

/** Writes the advertiser's reference; whoever calls has locked the row as the user's own. */
export const writeOwnReference = (
  trx: Trx,
  kind: ListingKind,
  listingID: number,
  ownReference: string | null,
) => {
  const { table, idField } = listingSpecs[kind];
  return trx.updateTable(table).set({ ownReference }).where(sql.ref(idField), '=', listingID).execute();
};
