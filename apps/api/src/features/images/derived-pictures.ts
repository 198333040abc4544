import type { Trx } from '../../core/db/transaction.ts';
import type { ListingRef } from '../listings/index.ts';
import { selectImages, selectMainImageID, updateDerived } from './images.queries.ts';

/**
 * Recomputes what a listing's row keeps of its pictures, in the transaction that changed them and under the lock of
 * that row. Main becomes `chosenID` where it is given, else it stays, else the first in order takes over.
 */
export async function refreshPictures(trx: Trx, listing: ListingRef, chosenID?: number): Promise<void> {
  const images = await selectImages(trx, listing);
  const wanted = chosenID ?? (await selectMainImageID(trx, listing));
  const main = images.find(({ imgID }) => imgID === wanted) ?? images[0];
  await updateDerived(trx, listing, {
    mainImgID: main?.imgID ?? null,
    mainImg: main?.path ?? null,
    imageCount: images.length,
  });
}
