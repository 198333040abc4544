import { type Advertiser, advertiserPageSize, type OtherListings } from '@piacter/contracts/advertisers';
import { roleOfID, toFlag } from '@piacter/contracts/core';
import { findKindOfRole } from '@piacter/contracts/listings/values';
import { inTransaction } from '../../core/db/transaction.ts';
import { getDisplayName } from '../../core/formatting.ts';
import { notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../accounts/lock/index.ts';
import type { FindListingCards } from '../favourites/index.ts';
import { parseListingUrl } from '../listings/index.ts';
import type { ListingRef } from '../listings/rows/index.ts';
import { findAdvertiserPath } from './advertiser-path.ts';
import {
  countOthers,
  countPublished,
  findAdvertiser,
  findAdvertiserOf,
  getOwnRow,
  selectPublishedPage,
  setHasPage,
} from './advertisers.queries.ts';
import { advertiserText } from './advertisers.text.ts';

const getKind = ({ userType }: { userType: number }) => findKindOfRole(roleOfID(userType));

/** The pages with all published listings of an advertiser (ADV-01). */
export function createAdvertiserService(
  { db, readDb }: Pick<Deps, 'db' | 'readDb'>,
  findCards: FindListingCards,
) {
  return {
    /** Throws `not_found` for whoever has no page. */
    async get(advertiserUrl: string, page: number) {
      const row = await findAdvertiser(readDb, parseListingUrl(advertiserUrl));
      const kind = row && getKind(row);
      const path = row && findAdvertiserPath(row);
      if (!row || !kind || !path) throw notFound(advertiserText.notFound);
      const { userID, contactPerson, contactEmail } = row;
      const [total, ids] = await Promise.all([
        countPublished(readDb, kind, userID),
        selectPublishedPage(readDb, kind, userID, page),
      ]);
      if (total === 0) throw notFound(advertiserText.notFound);
      const data: Advertiser = {
        ...{ userID, path, kind, contactPerson, contactEmail },
        name: getDisplayName(row, ''),
        isFirm: toFlag(row.isFirm),
        phones: [row.mobile, row.tel].filter((phone) => phone !== null),
        cards: await findCards({ [kind]: ids }),
      };
      return { data, total, totalPages: Math.ceil(total / advertiserPageSize) };
    },

    /** Null without a page or without another listing, and for a listing that is not published. */
    async findOthers(listing: ListingRef): Promise<OtherListings | null> {
      const row = await findAdvertiserOf(readDb, listing);
      const path = row && findAdvertiserPath(row);
      if (!path) return null;
      const others = await countOthers(readDb, listing, row.userID);
      return others > 0 ? { path, others } : null;
    },

    async getOwn({ userID }: Session) {
      const row = await getOwnRow(db, userID);
      const kind = getKind(row);
      return {
        isShown: toFlag(row.isShown),
        path: findAdvertiserPath(row) ?? null,
        listings: kind ? await countPublished(db, kind, userID) : 0,
      };
    },

    switch: ({ userID }: Session, isShown: 0 | 1): Promise<void> =>
      inTransaction(db, async (trx) => {
        await lockAccount(trx, userID);
        await setHasPage(trx, userID, isShown);
      }),
  };
}

export type AdvertiserService = ReturnType<typeof createAdvertiserService>;
