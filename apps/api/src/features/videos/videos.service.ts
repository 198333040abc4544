import { isGatedByPro } from '@piacter/contracts/listings';
import {
  invalidVideoAddress,
  type VideoLink,
  videoLinkLimit,
  youtubeVideoID,
} from '@piacter/contracts/videos';
import type { Database } from '@piacter/db';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { findListingOfPart, getViewpoint, lockOwnListing } from '../listings/index.ts';
import type { ListingRef } from '../listings/rows/index.ts';
import { isProInForce } from '../packages/index.ts';
import { deleteVideoLink, insertVideoLink, selectVideoLinks, updateVideoLink } from './videos.queries.ts';

/** The canonical URL of a YouTube video; throws `validation_failed` with the specified message for anything else. */
function toCanonicalUrl(address: string): string {
  const videoID = youtubeVideoID(address);
  if (videoID !== undefined) return `https://www.youtube.com/watch?v=${videoID}`;
  throw new ApiError('validation_failed', {
    message: invalidVideoAddress,
    errors: [{ path: 'linkUrl', message: invalidVideoAddress }],
  });
}

const isVideoAllowed = async (db: Database, { kind, listingID }: ListingRef, now: Date) =>
  !isGatedByPro[kind] || isProInForce(db, listingID, now);

/** Video links of listings of any kind (VID-01, VID-02). */
export function createVideoService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  async function assertPro(trx: Trx, listing: ListingRef): Promise<void> {
    if (await isVideoAllowed(trx, listing, clock.now())) return;
    throw new ApiError('pro_required', {
      message: 'Videót PRO csomaggal adhatsz a hirdetéshez, előbb rendeld meg!',
    });
  }

  const change = async (
    session: Session,
    linkID: number,
    work: (trx: Trx, listing: ListingRef) => Promise<boolean>,
  ) => {
    const listing = await findListingOfPart(db, 'video_links', linkID, session.userID);
    if (!listing) throw notFound();
    await inTransaction(db, async (trx) => {
      await lockOwnListing(trx, listing, session.userID);
      if (!(await work(trx, listing))) throw notFound();
    });
  };

  return {
    /** The public sees a property's videos only while it has PRO. */
    async list(listing: ListingRef, viewer: Session | null): Promise<VideoLink[]> {
      const viewpoint = await getViewpoint(db, listing, viewer);
      if (viewpoint === 'public' && !(await isVideoAllowed(db, listing, clock.now()))) return [];
      return selectVideoLinks(db, listing);
    },

    /** Throws `pro_required` for a property without PRO and `video_limit_reached` at the limit. */
    add(session: Session, listing: ListingRef, address: string): Promise<number> {
      const linkUrl = toCanonicalUrl(address);
      return inTransaction(db, async (trx) => {
        await lockOwnListing(trx, listing, session.userID);
        await assertPro(trx, listing);
        if ((await selectVideoLinks(trx, listing)).length >= videoLinkLimit)
          throw new ApiError('video_limit_reached');
        return insertVideoLink(trx, listing, linkUrl, clock.now());
      });
    },

    change(session: Session, linkID: number, address: string): Promise<void> {
      const linkUrl = toCanonicalUrl(address);
      return change(session, linkID, async (trx, listing) => {
        await assertPro(trx, listing);
        return updateVideoLink(trx, listing, linkID, linkUrl);
      });
    },

    remove: (session: Session, linkID: number): Promise<void> =>
      change(session, linkID, (trx, listing) => deleteVideoLink(trx, listing, linkID)),
  };
}

export type VideoService = ReturnType<typeof createVideoService>;
