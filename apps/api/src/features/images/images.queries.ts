import type { ListingImage } from '@piacter/contracts/images';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import type { ListingRef } from '../listings/rows/index.ts';

/** Pictures of a listing in their order. */
export const selectImages = (db: Database, { idField, listingID }: ListingRef) =>
  db
    .selectFrom('listing_images')
    .select(['imgID', 'path', 'sortOrder'])
    .where(sql.ref(idField), '=', listingID)
    .orderBy('sortOrder')
    .orderBy('imgID')
    .execute();

/** Pictures of a listing in the format of replies. */
export async function listingImages(
  db: Database,
  listing: ListingRef,
  mainImgID: number | null,
): Promise<ListingImage[]> {
  const images = await selectImages(db, listing);
  return images.map(({ imgID, path, sortOrder }) => ({
    imgID,
    path,
    isMainImg: imgID === mainImgID ? 1 : 0,
    order: sortOrder,
  }));
}

/** Id of the main picture; null while the listing has none. */
export async function selectMainImageID(
  db: Database,
  { table, idField, listingID }: ListingRef,
): Promise<number | null> {
  const row = await db
    .selectFrom(table)
    .select('mainImgID')
    .where(sql.ref(idField), '=', listingID)
    .executeTakeFirst();
  return row?.mainImgID ?? null;
}

export interface NewImage {
  path: string;
  width: number;
  height: number;
  sortOrder: number;
}

export async function insertImage(
  trx: Trx,
  { idField, listingID }: ListingRef,
  image: NewImage,
  now: Date,
): Promise<number> {
  const { insertId } = await trx
    .insertInto('listing_images')
    .values({ ...image, [idField]: listingID, created: now })
    .executeTakeFirstOrThrow();
  return Number(insertId);
}

export async function deleteImage(
  trx: Trx,
  { idField, listingID }: ListingRef,
  imgID: number,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('listing_images')
    .where('imgID', '=', imgID)
    .where(sql.ref(idField), '=', listingID)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Sets the positions 0, 1, 2 … in the order of the given ids, in one statement. */
export async function updateOrder(
  trx: Trx,
  { idField, listingID }: ListingRef,
  imgIDs: readonly number[],
): Promise<void> {
  const cases = imgIDs.map((imgID, index) => sql`when ${imgID} then ${index}`);
  await trx
    .updateTable('listing_images')
    .set({ sortOrder: sql<number>`case imgID ${sql.join(cases, sql` `)} else sortOrder end` })
    .where(sql.ref(idField), '=', listingID)
    .execute();
}

export interface DerivedPictures {
  mainImgID: number | null;
  mainImg: string | null;
  imageCount: number;
}

export async function updateDerived(
  trx: Trx,
  { table, idField, listingID }: ListingRef,
  derived: DerivedPictures,
): Promise<void> {
  await trx.updateTable(table).set(derived).where(sql.ref(idField), '=', listingID).execute();
}
