import { daysToAnswer } from '@piacter/contracts/lifecycle';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { paths } from '@piacter/contracts/site/paths';
import { inTransaction } from '../../core/db/transaction.ts';
import { getGreetingName } from '../../core/formatting.ts';
import type { Deps } from '../../deps.ts';
import { createMailOutbox, type MailDraft } from '../emails/index.ts';
import { moveListing } from '../listings/own/index.ts';
import { listingRef } from '../listings/rows/index.ts';
import { daysBefore, markWarned, selectSentBefore, selectToExpire, selectToWarn } from './expiry.queries.ts';
import { createKindRefresh, type RefreshDeps } from './refresh-kind.ts';
import { createRenewalKeys } from './renewal-key.ts';

const batchSize = 200;

type Old = Awaited<ReturnType<typeof selectToWarn>>[number];
type ExpiryDeps = Pick<Deps, 'db' | 'clock' | 'config'> & RefreshDeps;

const toDedupeKey = (kind: ListingKind, listingID: number, warnedAt: Date) =>
  `listing-expiry:${kind}:${listingID}:${warnedAt.getTime()}`;

/**
 * Asks the owners of old listings by mail whether these are still current, and hides those that nobody renewed within
 * seven days after the mail server accepted the mail. The statement decides, so that several processes ask and hide
 * once; mark and mail are one transaction.
 */
export function createListingExpiry(deps: ExpiryDeps) {
  const { db, config } = deps;
  const outbox = createMailOutbox(deps);
  const keys = createRenewalKeys(config.jwtSecret);
  const prepareRefresh = createKindRefresh(deps);

  const toMail = (kind: ListingKind, listing: Old, warnedAt: Date): MailDraft => ({
    template: 'listingExpiry',
    to: listing.email,
    values: {
      name: getGreetingName(listing),
      title: listing.title,
      days: String(daysToAnswer),
      url: `${config.publicUrl}${paths.renewListing}?key=${keys.write({ kind, listingID: listing.listingID, warnedAt })}`,
    },
    dedupeKey: toDedupeKey(kind, listing.listingID, warnedAt),
  });

  /** Pages through the listings of a kind. */
  async function walk(
    select: typeof selectToWarn,
    kind: ListingKind,
    bounds: { touchedBefore: Date; now: Date },
    work: (listings: readonly Old[]) => Promise<void>,
  ): Promise<void> {
    let afterID = 0;
    for (;;) {
      const listings = await select(db, kind, { ...bounds, afterID, limit: batchSize });
      await work(listings);
      afterID = listings.at(-1)?.listingID ?? afterID;
      if (listings.length < batchSize) return;
    }
  }

  async function warn(kind: ListingKind, now: Date): Promise<void> {
    const touchedBefore = daysBefore(now, config.listingDays - daysToAnswer);
    await walk(selectToWarn, kind, { touchedBefore, now }, async (listings) => {
      for (const listing of listings)
        await inTransaction(db, async (trx) => {
          if (await markWarned(trx, kind, listing, now)) await outbox.add(trx, toMail(kind, listing, now));
        });
    });
  }

  async function expire(kind: ListingKind, now: Date): Promise<void> {
    const refresh = await prepareRefresh();
    const keyOf = ({ listingID, expiryWarnedAt }: Old) =>
      expiryWarnedAt ? toDedupeKey(kind, listingID, expiryWarnedAt) : '';
    await walk(
      selectToExpire,
      kind,
      { touchedBefore: daysBefore(now, config.listingDays), now },
      async (listings) => {
        const sent = await selectSentBefore(db, listings.map(keyOf), daysBefore(now, daysToAnswer));
        for (const listing of listings) {
          const { listingID, expiryWarnedAt } = listing;
          if (!expiryWarnedAt || !sent.has(keyOf(listing))) continue;
          await inTransaction(db, async (trx) => {
            const move = { to: 'expired', actor: 'job', at: now, warnedAt: expiryWarnedAt } as const;
            if (await moveListing(trx, listingRef(kind, listingID), move))
              await refresh(trx, kind, listingID);
          });
        }
      },
    );
  }

  return async (now: Date): Promise<void> => {
    for (const kind of listingKinds) {
      await expire(kind, now);
      await warn(kind, now);
    }
  };
}
