import type { Trx } from '../../core/db/transaction.ts';
import { type ListingRef, recordSearchChange } from '../listings/rows/index.ts';
import { selectImages, selectMainImageID, updateDerived } from './images.queries.ts';

/**
 * Recomputes the picture columns of a listing's row, in the transaction that changed the pictures and under the lock of
 * that row. The main picture becomes `chosenID` if given; otherwise it stays, or else the first one takes over.
 */
export async function refreshPictures(trx: Trx, listing: ListingRef, selectedID?: number): Promise<void> {
  const images = await selectImages(trx, listing);
  const wanted = selectedID ?? (await selectMainImageID(trx, listing));
  const main = images.find(({ imgID }) => imgID === wanted) ?? images[0];
  await updateDerived(trx, listing, {
    mainImgID: main?.imgID ?? null,
    mainImg: main?.path ?? null,
    imageCount: images.length,
  });
  await recordSearchChange(trx, listing.kind, [listing.listingID]);
}
