import { listingIDFields } from '@piacter/contracts/listings/values';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { takeWriteLock } from '../../core/db/write-lock.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import { findListingRef, type ListingRef } from './rows/listing-ref.ts';
import { published } from './rows/state.ts';

/**
 * Locks the row of the caller's listing until the transaction ends; throws `not_found` for anybody else's. Everything that
 * counts or orders the parts of a listing takes this lock.
 */
export async function lockOwnListing(
  trx: Trx,
  { table, idField, listingID }: ListingRef,
  userID: number,
): Promise<void> {
  const row = await trx
    .selectFrom(table)
    .select('userID')
    .where(sql.ref(idField), '=', listingID)
    .where('userID', '=', userID)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  await takeWriteLock(trx, `${table}/${listingID}`);
}

/** Whether visitors see a listing now. */
export async function isPublished(db: Database, { table, idField, listingID }: ListingRef): Promise<boolean> {
  const row = await db
    .selectFrom(table)
    .select('status')
    .where(sql.ref(idField), '=', listingID)
    .executeTakeFirst();
  return row?.status === published;
}

/** Locks the caller's listing and throws `conflict` unless it is published: a package for one that nobody sees is lost money. */
export async function lockPublishedListing(trx: Trx, listing: ListingRef, userID: number): Promise<void> {
  await lockOwnListing(trx, listing, userID);
  if (!(await isPublished(trx, listing)))
    throw new ApiError('conflict', {
      message:
        'Ezt a hirdetést most senki sem látja, ezért nem rendelhetsz hozzá csomagot. Előbb tedd láthatóvá!',
    });
}

/** The tables of the parts of a listing, with the name of their own id. */
const partTables = {
  listing_images: 'imgID',
  video_links: 'linkID',
  price_table_products: 'productID',
} as const;

/** The listing that a part belongs to; undefined when there is no such part or its listing is not the user's. */
export async function findListingOfPart(
  db: Database,
  table: keyof typeof partTables,
  partID: number,
  userID: number,
): Promise<ListingRef | undefined> {
  const part = await db
    .selectFrom(table)
    .select(listingIDFields)
    .where(sql.ref(partTables[table]), '=', partID)
    .executeTakeFirst();
  const listing = part && findListingRef(part);
  if (!listing) return undefined;
  const own = await db
    .selectFrom(listing.table)
    .select('userID')
    .where(sql.ref(listing.idField), '=', listing.listingID)
    .where('userID', '=', userID)
    .executeTakeFirst();
  return own && listing;
}

/** Throws `not_found` unless the listing is the caller's own. */
export async function assertOwnListing(
  db: Database,
  { table, idField, listingID }: ListingRef,
  userID: number,
): Promise<void> {
  const row = await db
    .selectFrom(table)
    .select('userID')
    .where(sql.ref(idField), '=', listingID)
    .where('userID', '=', userID)
    .executeTakeFirst();
  if (!row) throw notFound();
}

export type Viewpoint = 'insider' | 'public';

/** How much of a listing the viewer sees: owner and admin everything; throws `not_found` for an unpublished one. */
export async function getViewpoint(
  db: Database,
  { table, idField, listingID }: ListingRef,
  viewer: Session | null,
): Promise<Viewpoint> {
  const row = await db
    .selectFrom(table)
    .select(['userID', 'status'])
    .where(sql.ref(idField), '=', listingID)
    .executeTakeFirst();
  if (row && viewer && (viewer.role === 'admin' || viewer.userID === row.userID)) return 'insider';
  if (row?.status !== published) throw notFound();
  return 'public';
}
