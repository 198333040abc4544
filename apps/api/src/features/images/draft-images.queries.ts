import type { ListingKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import type { ListingRef } from '../listings/rows/index.ts';
import type { NewImage } from './images.queries.ts';

/** The form of a user's new listing. */
export interface DraftOwner {
  userID: number;
  kind: ListingKind;
}

/** Pictures of a form that were uploaded after `since`, in their order. */
export const selectDraftImages = (db: Database, { userID, kind }: DraftOwner, since: Date) =>
  db
    .selectFrom('draft_images')
    .select(['imgID', 'path', 'sortOrder'])
    .where('userID', '=', userID)
    .where('kind', '=', kind)
    .where('created', '>', since)
    .orderBy('sortOrder')
    .orderBy('imgID')
    .execute();

export const insertDraftImage = (trx: Trx, { userID, kind }: DraftOwner, image: NewImage, created: Date) =>
  trx
    .insertInto('draft_images')
    .values({ ...image, userID, kind, created })
    .execute();

/** Sets the positions 0, 1, 2 … in the order of the given ids, in one statement. */
export async function updateDraftOrder(
  trx: Trx,
  { userID, kind }: DraftOwner,
  imgIDs: readonly number[],
): Promise<void> {
  const cases = imgIDs.map((imgID, index) => sql`when ${imgID} then ${index}`);
  await trx
    .updateTable('draft_images')
    .set({ sortOrder: sql<number>`case imgID ${sql.join(cases, sql` `)} else sortOrder end` })
    .where('userID', '=', userID)
    .where('kind', '=', kind)
    .execute();
}

/** False for a picture of another form or another user. */
export async function deleteDraftImage(
  trx: Trx,
  { userID, kind }: DraftOwner,
  imgID: number,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('draft_images')
    .where('imgID', '=', imgID)
    .where('userID', '=', userID)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Gives the pictures of a form to the listing that was made from it; true if there were any. */
export async function moveDraftImages(
  trx: Trx,
  { kind, idField, listingID }: ListingRef,
  userID: number,
  since: Date,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into listing_images (${sql.ref(idField)}, path, width, height, sortOrder, created)
    select ${listingID}, path, width, height, sortOrder, created from draft_images
    where userID = ${userID} and kind = ${kind} and created > ${since}`.execute(trx);
  await trx.deleteFrom('draft_images').where('userID', '=', userID).where('kind', '=', kind).execute();
  return (numAffectedRows ?? 0n) > 0n;
}

/** Deletes the rows of a user's pictures and returns the paths of their files. */
export async function removeDraftImagesOfUser(trx: Trx, userID: number): Promise<string[]> {
  const images = await trx.selectFrom('draft_images').select('path').where('userID', '=', userID).execute();
  await trx.deleteFrom('draft_images').where('userID', '=', userID).execute();
  return images.map(({ path }) => path);
}

export const deleteDraftImagesBefore = (db: Database, before: Date) =>
  db.deleteFrom('draft_images').where('created', '<=', before).execute();
