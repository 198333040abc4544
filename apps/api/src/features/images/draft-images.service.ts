import { dayMs } from '@piacter/contracts/core/days';
import { draftDays } from '@piacter/contracts/drafts';
import { imageLimitOfNew, type ListingImage } from '@piacter/contracts/images';
import { type ListingKind, listingRoleByKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { takeWriteLock } from '../../core/db/write-lock.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { UploadedFile } from '../../core/http/implement.ts';
import type { Session } from '../../core/http/session.ts';
import { lockAccount } from '../accounts/lock/index.ts';
import type { ListingRef } from '../listings/rows/index.ts';
import { refreshPictures } from './derived-pictures.ts';
import {
  type DraftOwner,
  deleteDraftImage,
  deleteDraftImagesBefore,
  insertDraftImage,
  moveDraftImages,
  selectDraftImages,
  updateDraftOrder,
} from './draft-images.queries.ts';
import { mergeOrder, type Place } from './merge-order.ts';
import { storePictures } from './store-pictures.ts';
import { removeUnusedPictures } from './unused-pictures.ts';
import { limitReached, type UploadDeps } from './upload.ts';

/** Pictures of a form are kept as long as what was typed into it. */
const getOldest = (now: Date) => new Date(now.getTime() - draftDays * dayMs);

/** Excludes other changes of the same form's pictures, and the creation of the listing that takes them over. */
const lockForm = async (trx: Trx, { userID, kind }: DraftOwner) => {
  await lockAccount(trx, userID);
  await takeWriteLock(trx, `draft_images/${userID}/${kind}`);
};

function toOwner({ userID, role }: Session, kind: ListingKind): DraftOwner {
  if (listingRoleByKind[kind] !== role) throw new ApiError('forbidden');
  return { userID, kind };
}

/** The pictures of the form of a new listing, uploaded before the listing exists; the first is the main one (POST-01). */
export function createDraftImages(deps: UploadDeps) {
  const { db, clock } = deps;

  const select = (source: Database, owner: DraftOwner) =>
    selectDraftImages(source, owner, getOldest(clock.now()));

  async function assertRoom(source: Database, owner: DraftOwner, more: number): Promise<void> {
    const present = (await select(source, owner)).length;
    const limit = imageLimitOfNew(owner.kind);
    if (present + more > limit) throw limitReached(limit, present);
  }

  const change = <Result>(owner: DraftOwner, work: (trx: Trx) => Promise<Result>) =>
    inTransaction(db, async (trx) => {
      await lockForm(trx, owner);
      return work(trx);
    });

  return {
    async list(session: Session, kind: ListingKind): Promise<ListingImage[]> {
      const images = await select(db, toOwner(session, kind));
      return images.map(({ imgID, path }, order) => ({ imgID, path, isMainImg: order === 0 ? 1 : 0, order }));
    },

    /** Adds uploaded pictures, all or none, and returns their paths. */
    async upload(session: Session, kind: ListingKind, uploaded: readonly UploadedFile[]): Promise<string[]> {
      const owner = toOwner(session, kind);
      // A quick check before decoding; it is repeated under the lock.
      await assertRoom(db, owner, uploaded.length);
      return storePictures(deps, owner.userID, uploaded, async (trx, pictures) => {
        await lockForm(trx, owner);
        await assertRoom(trx, owner, pictures.length);
        const last = (await select(trx, owner)).at(-1)?.sortOrder ?? -1;
        for (const [index, picture] of pictures.entries())
          await insertDraftImage(trx, owner, { ...picture, sortOrder: last + 1 + index }, clock.now());
      });
    },

    sort(session: Session, kind: ListingKind, places: readonly Place[]): Promise<void> {
      const owner = toOwner(session, kind);
      return change(owner, async (trx) =>
        updateDraftOrder(trx, owner, mergeOrder(await select(trx, owner), places)),
      );
    },

    async remove(session: Session, kind: ListingKind, imgID: number): Promise<void> {
      const owner = toOwner(session, kind);
      const path = await change(owner, async (trx) => {
        const image = (await select(trx, owner)).find((one) => one.imgID === imgID);
        if (!image || !(await deleteDraftImage(trx, owner, imgID))) throw notFound();
        return image.path;
      });
      await removeUnusedPictures(deps, [path]);
    },

    /** Gives the pictures of the form to the listing that was just made from it, in its transaction. */
    async takeOver(trx: Trx, listing: ListingRef, userID: number): Promise<void> {
      await lockForm(trx, { userID, kind: listing.kind });
      if (await moveDraftImages(trx, listing, userID, getOldest(clock.now())))
        await refreshPictures(trx, listing);
    },
  };
}

/** Deletes the pictures of forms that were uploaded 30 days ago; the reconciling job deletes their files. */
export const cleanDraftImages = (db: Database, now: Date) => deleteDraftImagesBefore(db, getOldest(now));
