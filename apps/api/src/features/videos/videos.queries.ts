import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import type { ListingRef } from '../listings/rows/index.ts';

/** Video links of a listing, oldest first. */
export const selectVideoLinks = (db: Database, { idField, listingID }: ListingRef) =>
  db
    .selectFrom('video_links')
    .select(['linkID', 'linkUrl'])
    .where(sql.ref(idField), '=', listingID)
    .orderBy('linkID')
    .execute();

export async function insertVideoLink(
  trx: Trx,
  { idField, listingID }: ListingRef,
  linkUrl: string,
  now: Date,
): Promise<number> {
  const { insertId } = await trx
    .insertInto('video_links')
    .values({ [idField]: listingID, linkUrl, created: now })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

/** False when the link was deleted concurrently. */
export async function updateVideoLink(
  trx: Trx,
  { idField, listingID }: ListingRef,
  linkID: number,
  linkUrl: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('video_links')
    .set({ linkUrl })
    .where('linkID', '=', linkID)
    .where(sql.ref(idField), '=', listingID)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteVideoLink(
  trx: Trx,
  { idField, listingID }: ListingRef,
  linkID: number,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('video_links')
    .where('linkID', '=', linkID)
    .where(sql.ref(idField), '=', listingID)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
