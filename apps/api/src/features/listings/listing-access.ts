import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { ListingRef } from './listing-kinds.ts';

/** Status of a listing that the public sees. */
const shown = 1;

/**
 * Locks the row of an own listing until the transaction ends; throws `not_found` for anybody else's. Whatever
 * counts or orders the parts of a listing goes through this lock.
 */
export async function lockOwnListing(
  trx: Trx,
  { kind, listingID }: ListingRef,
  userID: number,
): Promise<void> {
  const row = await trx
    .selectFrom(kind.table)
    .select('userID')
    .where(sql.ref(kind.idField), '=', listingID)
    .where('userID', '=', userID)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
}

/** Throws `not_found` unless the listing is the caller's own. */
export async function assertOwnListing(
  db: Database,
  { kind, listingID }: ListingRef,
  userID: number,
): Promise<void> {
  const row = await db
    .selectFrom(kind.table)
    .select('userID')
    .where(sql.ref(kind.idField), '=', listingID)
    .where('userID', '=', userID)
    .executeTakeFirst();
  if (!row) throw notFound();
}

export type Viewpoint = 'insider' | 'public';

/** How much of a listing a viewer sees: its owner and the admin all of it; `not_found` for what is not shown. */
export async function viewpointOf(
  db: Database,
  { kind, listingID }: ListingRef,
  viewer: Session | null,
): Promise<Viewpoint> {
  const row = await db
    .selectFrom(kind.table)
    .select(['userID', 'status'])
    .where(sql.ref(kind.idField), '=', listingID)
    .executeTakeFirst();
  if (row && viewer && (viewer.role === 'admin' || viewer.userID === row.userID)) return 'insider';
  if (row?.status !== shown) throw notFound();
  return 'public';
}
