import { toFlag } from '@piacter/contracts/core';
import { toBudapestDay } from '@piacter/contracts/core/days';
import { type PackageOnSale, socialMediaTypes } from '@piacter/contracts/packages';
import type { SocialLinks, SocialLinksUpdate } from '@piacter/contracts/social';
import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../accounts/lock/index.ts';
import { listingSpecs } from '../listings/index.ts';
import type { ListingRef } from '../listings/rows/index.ts';
import { getUserDaysLeft } from '../orders/index.ts';
import { packagesOnSale } from '../packages/index.ts';
import { findLinks, findLinksOfListing, upsertLinks } from './social.queries.ts';

const noLinks: SocialLinks = {
  youtube: null,
  facebook: null,
  instagram: null,
  x: null,
  linkedIn: null,
  tiktok: null,
};

/** Links to an advertiser's social media pages, public while a package of type 10 or 11 is in force (SOC-01…03). */
export function createSocialService({ db, readDb, clock }: Pick<Deps, 'db' | 'readDb' | 'clock'>) {
  const getDaysLeft = (from: Deps['db'], userID: number) =>
    getUserDaysLeft(from, userID, socialMediaTypes, clock.now());

  return {
    /** The caller's own links, which are kept when the package ends. */
    get: async ({ userID }: Session): Promise<SocialLinks> => (await findLinks(db, userID)) ?? noLinks,

    /** Saves the links that are given, the others are kept; throws `forbidden` without a package in force. */
    async save({ userID }: Session, links: SocialLinksUpdate): Promise<void> {
      await inTransaction(db, async (trx) => {
        await lockAccount(trx, userID);
        if ((await getDaysLeft(trx, userID)) < 0)
          throw new ApiError('forbidden', {
            message: 'A linkek mentéséhez közösségimédia-csomag kell. Válassz egyet, és rendeld meg!',
          });
        await upsertLinks(trx, userID, links, clock.now());
      });
    },

    /** Whether the caller has a package in force, and the days left, queued packages included. */
    async subscription({ userID }: Session): Promise<{ hasSubscription: 0 | 1; days: number }> {
      const days = await getDaysLeft(db, userID);
      return { hasSubscription: toFlag(days >= 0), days };
    },

    onSale: (): Promise<PackageOnSale[]> =>
      packagesOnSale(readDb, toBudapestDay(clock.now()))
        .where('package.packageType', 'in', socialMediaTypes)
        .execute(),

    /** The links of a listing's advertiser; nulls without a package in force. Throws `not_found` unless published. */
    async ofListing(listing: ListingRef): Promise<SocialLinks> {
      const found = await findLinksOfListing(readDb, listing);
      if (!found) throw notFound(listingSpecs[listing.kind].notFoundMessage);
      const { advertiserID, ...links } = found;
      const isEmpty = Object.values(links).every((link) => link === null);
      return isEmpty || (await getDaysLeft(readDb, advertiserID)) < 0 ? noLinks : links;
    },
  };
}

export type SocialService = ReturnType<typeof createSocialService>;
