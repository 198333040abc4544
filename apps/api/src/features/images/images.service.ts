import type { ListingImage } from '@piacter/contracts/images';
import { isGatedByPro, type ListingKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { UploadedFile } from '../../core/http/implement.ts';
import type { Session } from '../../core/http/session.ts';
import { findListingOfPart, getViewpoint, lockOwnListing } from '../listings/index.ts';
import type { ListingRef } from '../listings/rows/index.ts';
import { isProInForce } from '../packages/index.ts';
import { refreshPictures } from './derived-pictures.ts';
import { createDraftImages } from './draft-images.service.ts';
import {
  deleteImage,
  listingImages,
  selectImages,
  selectMainImageID,
  updateOrder,
} from './images.queries.ts';
import { mergeOrder, type Place } from './merge-order.ts';
import { removeUnusedPictures } from './unused-pictures.ts';
import { type UploadDeps, uploadImages } from './upload.ts';

/** Whether the public sees only the main picture: a property without PRO. */
const isMainImageOnly = async (db: Database, { kind, listingID }: ListingRef, now: Date) =>
  isGatedByPro[kind] && !(await isProInForce(db, listingID, now));

/** Pictures of listings of any kind. Every change locks the listing's row and recomputes its picture columns. */
export function createImageService(deps: UploadDeps) {
  const { db, clock } = deps;

  const change = <Result>(userID: number, listing: ListingRef, work: (trx: Trx) => Promise<Result>) =>
    inTransaction(db, async (trx) => {
      await lockOwnListing(trx, listing, userID);
      return work(trx);
    });

  const drafts = createDraftImages(deps);

  return {
    /** Of the forms of new listings. */
    drafts,

    /** In their order; the public sees only the main one of a property without PRO. */
    async list(listing: ListingRef, viewer: Session | null): Promise<ListingImage[]> {
      const viewpoint = await getViewpoint(db, listing, viewer);
      const images = await listingImages(db, listing, await selectMainImageID(db, listing));
      const mainOnly = viewpoint === 'public' && (await isMainImageOnly(db, listing, clock.now()));
      return mainOnly ? images.filter(({ isMainImg }) => isMainImg === 1) : images;
    },

    upload: (
      { userID }: Session,
      listing: ListingRef,
      uploaded: readonly UploadedFile[],
      mainImageIndex: number | undefined,
    ) => uploadImages(deps, userID, listing, { uploaded, mainImageIndex }),

    setMain: ({ userID }: Session, listing: ListingRef, imgID: number) =>
      change(userID, listing, async (trx) => {
        const images = await selectImages(trx, listing);
        if (!images.some((image) => image.imgID === imgID)) throw notFound();
        await refreshPictures(trx, listing, imgID);
      }),

    sort: ({ userID }: Session, listing: ListingRef, places: readonly Place[]) =>
      change(userID, listing, async (trx) => {
        await updateOrder(trx, listing, mergeOrder(await selectImages(trx, listing), places));
        await refreshPictures(trx, listing);
      }),

    /**
     * Deletes the caller's picture of a listing of this kind; `not_found` for one of another kind. If it was the main one,
     * the next in order becomes main, or the first after the last.
     */
    async remove({ userID }: Session, kind: ListingKind, imgID: number): Promise<void> {
      const listing = await findListingOfPart(db, 'listing_images', imgID, userID);
      if (listing?.kind !== kind) throw notFound();
      const path = await change(userID, listing, async (trx) => {
        const images = await selectImages(trx, listing);
        const index = images.findIndex((image) => image.imgID === imgID);
        const isMain = (await selectMainImageID(trx, listing)) === imgID;
        if (!(await deleteImage(trx, listing, imgID))) throw notFound();
        const next = images[index + 1] ?? images[0];
        await refreshPictures(trx, listing, isMain ? next?.imgID : undefined);
        return images[index]?.path;
      });
      if (path !== undefined) await removeUnusedPictures(deps, [path]);
    },

    /** Paths of all pictures of a listing that is about to be deleted, for `removeUnused` afterwards. */
    selectPaths: async (trx: Trx, listing: ListingRef): Promise<string[]> =>
      (await selectImages(trx, listing)).map(({ path }) => path),

    /** Gives the pictures of the form of a new listing to the listing. */
    takeDraftImages: drafts.takeOver,

    /** Deletes the files that no row refers to any more; called after the transaction that deleted the rows. */
    removeUnused: (paths: readonly string[]) => removeUnusedPictures(deps, paths),
  };
}

export type ImageService = ReturnType<typeof createImageService>;
