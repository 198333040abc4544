import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import { takeWriteLock } from '../../core/db/write-lock.ts';
import { requestStatus } from './request-states.ts';

export const selectRequestImages = (db: Database, requestID: number) =>
  db
    .selectFrom('service_request_images')
    .select(['imageID', 'path'])
    .where('requestID', '=', requestID)
    .orderBy('imageID')
    .execute();

/** Locks the row of one of the caller's requests that is not withdrawn; false where there is none. */
export async function lockOwnServiceRequest(trx: Trx, requestID: number, userID: number): Promise<boolean> {
  const row = await trx
    .selectFrom('service_requests')
    .select('requestID')
    .where('requestID', '=', requestID)
    .where('requesterID', '=', userID)
    .where('status', '<>', requestStatus.archived)
    .forUpdate()
    .executeTakeFirst();
  if (row) await takeWriteLock(trx, `service_requests/${requestID}`);
  return row !== undefined;
}

export const insertRequestImage = (
  trx: Trx,
  image: { requestID: number; path: string; width: number; height: number; created: Date },
) => trx.insertInto('service_request_images').values(image).execute();

/** The request and path of a user's own picture; undefined for another user's. */
export const findOwnRequestImage = (db: Database, imageID: number, userID: number) =>
  db
    .selectFrom('service_request_images as image')
    .innerJoin('service_requests as request', 'request.requestID', 'image.requestID')
    .select(['image.requestID', 'image.path'])
    .where('image.imageID', '=', imageID)
    .where('request.requesterID', '=', userID)
    .where('request.status', '<>', requestStatus.archived)
    .executeTakeFirst();

/** False where the picture is already deleted. */
export async function deleteRequestImage(trx: Trx, imageID: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('service_request_images')
    .where('imageID', '=', imageID)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes the rows of all pictures of a request and returns the paths of their files. */
export async function deleteRequestImages(trx: Trx, requestID: number): Promise<string[]> {
  const images = await selectRequestImages(trx, requestID);
  if (images.length > 0)
    await trx.deleteFrom('service_request_images').where('requestID', '=', requestID).execute();
  return images.map(({ path }) => path);
}

/** Updates the picture count of a request; called under the lock of its row. */
export async function refreshImageCount(trx: Trx, requestID: number): Promise<void> {
  const imageCount = (await selectRequestImages(trx, requestID)).length;
  await trx.updateTable('service_requests').set({ imageCount }).where('requestID', '=', requestID).execute();
}
