import type { ListingKind } from '@piacter/contracts/listings';
import type { DB } from '@piacter/db';
import { sql, type UpdateObject } from 'kysely';
import type { Gazetteer } from '../../../adapters/geocoding/index.ts';
import type { Trx } from '../../../core/db/transaction.ts';
import type { LookupRows } from '../../lookups/index.ts';
import { type ListingRef, type ListingTable, listingRef } from '../rows/listing-ref.ts';
import { queueForMatching, recordSearchChange } from '../rows/search-changes.ts';

/** What derived columns are computed with, read before the transaction, which then needs no second connection. */
export interface DerivationContext {
  gazetteer: Gazetteer;
  rows: LookupRows;
  now: Date;
}

/** Columns of any kind to be stored. */
export type ListingColumns = UpdateObject<DB, ListingTable, ListingTable>;

/** A row with its owner, on whom the position of a hidden address depends. */
export type Owned<Row> = Row & { userID: number };

/** How the derived columns of a kind are computed. `Row` is what the advertiser fills in, as it is stored. */
export interface Derivation<Row, Changes> {
  kind: ListingKind;
  /** The columns of `Row`. */
  columns: readonly (keyof Row & string)[];
  /**
   * The derived columns of a row, which the caller writes. `changes` has the relation lists that are written with it, and
   * what depends on others is left out; without it all of the stored ones count.
   */
  derive: (
    trx: Trx,
    listingID: number,
    row: Owned<Row>,
    context: DerivationContext,
    changes?: Changes,
  ) => Promise<ListingColumns>;
}

/** The stored row of a listing, locked until the transaction ends; undefined when it is gone, or not the given user's. */
export async function lockRow<Row>(
  trx: Trx,
  { table, idField, listingID }: ListingRef,
  columns: readonly string[],
  userID?: number,
): Promise<Owned<Row> | undefined> {
  const owned = userID === undefined ? sql`` : sql`and userID = ${userID}`;
  const { rows } = await sql<Owned<Row>>`
    select userID, ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(table)}
    where ${sql.ref(idField)} = ${listingID} ${owned} for update`.execute(trx);
  return rows[0];
}

/** Writes the row of a listing, which searches read again and which is matched with the watches. */
export async function writeRow(
  trx: Trx,
  { kind, table, idField, listingID }: ListingRef,
  columns: ListingColumns,
  now: Date,
): Promise<void> {
  await trx.updateTable(table).set(columns).where(sql.ref(idField), '=', listingID).execute();
  await recordSearchChange(trx, kind, [listingID]);
  await queueForMatching(trx, kind, listingID, now);
}

/**
 * Recomputes the derived columns of a listing in the transaction that changes something else that they are made from.
 * False when the listing is gone.
 */
export const createRefresh =
  <Row, Changes>({ kind, columns, derive }: Derivation<Row, Changes>) =>
  async (trx: Trx, listingID: number, context: DerivationContext): Promise<boolean> => {
    const listing = listingRef(kind, listingID);
    const row = await lockRow<Row>(trx, listing, columns);
    if (!row) return false;
    await writeRow(trx, listing, await derive(trx, listingID, row, context), context.now);
    return true;
  };
