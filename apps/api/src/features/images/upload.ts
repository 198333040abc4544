import { imageLimit, imageLimitWithoutPro } from '@piacter/contracts/images';
import { isGatedByPro } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import type { Trx } from '../../core/db/transaction.ts';
import { ApiError, invalidField } from '../../core/http/api-error.ts';
import type { UploadedFile } from '../../core/http/implement.ts';
import type { Deps } from '../../deps.ts';
import { assertOwnListing, lockOwnListing } from '../listings/index.ts';
import type { ListingRef } from '../listings/rows/index.ts';
import { isProInForce } from '../packages/index.ts';
import { refreshPictures } from './derived-pictures.ts';
import { insertImage, selectImages } from './images.queries.ts';
import { type MadePicture, storePictures } from './store-pictures.ts';

export type UploadDeps = Pick<Deps, 'db' | 'files' | 'pictures' | 'clock' | 'log'>;

async function getLimit(db: Database, { kind, listingID }: ListingRef, now: Date): Promise<number> {
  if (!isGatedByPro[kind]) return imageLimit;
  return (await isProInForce(db, listingID, now)) ? imageLimit : imageLimitWithoutPro;
}

export function limitReached(limit: number, present: number): ApiError {
  if (limit === imageLimitWithoutPro)
    return new ApiError('image_limit_reached', {
      message: `PRO csomag nélkül ${limit} képet tölthetsz fel: törölj egyet, vagy rendelj PRO csomagot, azzal ${imageLimit} lehet!`,
    });
  const left = Math.max(0, limit - present);
  return new ApiError('image_limit_reached', {
    message: `Egy hirdetéshez legfeljebb ${limit} képet tölthetsz fel, most még ${left} fér el: küldj kevesebbet, vagy törölj néhányat!`,
  });
}

/** Throws `image_limit_reached` if `count` more do not fit; reliable only while holding the listing's lock. */
async function assertRoom(db: Database, listing: ListingRef, more: number, now: Date): Promise<void> {
  const present = (await selectImages(db, listing)).length;
  const limit = await getLimit(db, listing, now);
  if (present + more > limit) throw limitReached(limit, present);
}

async function insertAll(trx: Trx, listing: ListingRef, pictures: readonly MadePicture[], now: Date) {
  const last = (await selectImages(trx, listing)).at(-1)?.sortOrder ?? -1;
  const imgIDs: number[] = [];
  for (const [index, picture] of pictures.entries())
    imgIDs.push(await insertImage(trx, listing, { ...picture, sortOrder: last + 1 + index }, now));
  return imgIDs;
}

/**
 * Adds uploaded pictures to the caller's listing, all or none, and returns their paths (IMG-01, IMG-02). `mainImageIndex`
 * counts from 0 among them; the first picture of a listing becomes main by itself.
 */
export async function uploadImages(
  deps: UploadDeps,
  userID: number,
  listing: ListingRef,
  { uploaded, mainImageIndex }: { uploaded: readonly UploadedFile[]; mainImageIndex: number | undefined },
): Promise<string[]> {
  if (mainImageIndex !== undefined && mainImageIndex >= uploaded.length)
    throw invalidField('mainImageIndex', 'Nincs ennyi feltöltött kép, adj meg kisebb sorszámot!');
  const { db, clock } = deps;
  const now = clock.now();
  // A quick check before decoding; it is repeated under the lock.
  await assertOwnListing(db, listing, userID);
  await assertRoom(db, listing, uploaded.length, now);
  return storePictures(deps, userID, uploaded, async (trx, pictures) => {
    await lockOwnListing(trx, listing, userID);
    await assertRoom(trx, listing, pictures.length, now);
    const imgIDs = await insertAll(trx, listing, pictures, now);
    await refreshPictures(trx, listing, mainImageIndex === undefined ? undefined : imgIDs[mainImageIndex]);
  });
}
