import { daysToAnswer } from '@piacter/contracts/lifecycle';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { paths } from '@piacter/contracts/site/paths';
import { inTransaction } from '../../core/db/transaction.ts';
import { forEachIsolated, readInPages } from '../../core/for-each-isolated.ts';
import { getGreetingName } from '../../core/formatting.ts';
import type { Deps } from '../../deps.ts';
import { createMailOutbox, type MailDraft } from '../emails/index.ts';
import { moveListing } from '../listings/own/index.ts';
import { listingRef } from '../listings/rows/index.ts';
import { daysBefore, isSentBefore, markWarned, selectToExpire, selectToWarn } from './expiry.queries.ts';
import { createKindRefresh, type RefreshDeps } from './refresh-kind.ts';
import { createRenewalKeys } from './renewal-key.ts';

type Old = Awaited<ReturnType<typeof selectToWarn>>[number];
const getID = ({ listingID }: Old) => listingID;
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

  async function warn(kind: ListingKind, now: Date): Promise<void> {
    const touchedBefore = daysBefore(now, config.listingDays - daysToAnswer);
    const listings = readInPages((page) => selectToWarn(db, kind, { ...page, touchedBefore, now }), getID);
    await forEachIsolated(listings, (listing) =>
      inTransaction(db, async (trx) => {
        if (await markWarned(trx, kind, listing, now)) await outbox.add(trx, toMail(kind, listing, now));
      }),
    );
  }

  async function expire(kind: ListingKind, now: Date): Promise<void> {
    const refresh = await prepareRefresh();
    const touchedBefore = daysBefore(now, config.listingDays);
    const listings = readInPages((page) => selectToExpire(db, kind, { ...page, touchedBefore, now }), getID);
    await forEachIsolated(listings, async ({ listingID, expiryWarnedAt: warnedAt }) => {
      if (!warnedAt) return;
      const isAnswerDue = await isSentBefore(
        db,
        toDedupeKey(kind, listingID, warnedAt),
        daysBefore(now, daysToAnswer),
      );
      if (!isAnswerDue) return;
      await inTransaction(db, async (trx) => {
        const move = { to: 'expired', actor: 'job', at: now, warnedAt } as const;
        if (await moveListing(trx, listingRef(kind, listingID), move)) await refresh(trx, kind, listingID);
      });
    });
  }

  return async (now: Date): Promise<void> => {
    const runs = listingKinds.flatMap((kind) => [() => expire(kind, now), () => warn(kind, now)]);
    await forEachIsolated(runs, (run) => run());
  };
}
