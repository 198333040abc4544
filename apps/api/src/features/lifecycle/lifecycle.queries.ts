import type { ListingState } from '@piacter/contracts/lifecycle';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { type ListingRef, toState } from '../listings/rows/index.ts';

/** The state of a listing, with its row locked; undefined when it is missing or belongs to another than the user. */
export async function findState(
  trx: Trx,
  { table, idField, listingID }: ListingRef,
  userID: number | undefined,
): Promise<ListingState | undefined> {
  let query = trx.selectFrom(table).select('state').where(sql.ref(idField), '=', listingID).forUpdate();
  if (userID !== undefined) query = query.where('userID', '=', userID);
  const row = await query.executeTakeFirst();
  return row && toState(row.state);
}
