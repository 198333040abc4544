import { toFlag } from '@piacter/contracts/core';
import type { ListingKind } from '@piacter/contracts/listings';
import { type ListingVisibility, ownerReasons, type VisibilityBody } from '@piacter/contracts/reports';
import type { Database } from '@piacter/db';
import { writeAudit } from '../../core/db/audit.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import { getDisplayName } from '../../core/formatting.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { createMailOutbox } from '../emails/index.ts';
import { createKindRefresh } from '../lifecycle/index.ts';
import { listingSpecs } from '../listings/index.ts';
import { setHidden } from '../listings/own/index.ts';
import { listingRef } from '../listings/rows/index.ts';
import { listingUrl } from '../listings/url/index.ts';
import { type ListingSummary, selectSummaries } from './listing-summary.queries.ts';
import { decideReports } from './reports.queries.ts';
import { reportText } from './reports.text.ts';
import { visibilityMail } from './visibility-mail.ts';

export function toVisibility(listing: ListingSummary): ListingVisibility {
  const { kind, listingID, title, hiddenAt, hiddenReason } = listing;
  return {
    kind,
    id: listingID,
    title,
    url: listingSpecs[kind].slugColumn === null ? String(listingID) : listingUrl(title, listingID),
    ownerID: listing.ownerID,
    ownerName: getDisplayName(listing, ''),
    ownerEmail: listing.email,
    mainImg: listing.mainImg,
    otherReports: listing.otherReports,
    otherUpheld: listing.otherUpheld,
    isHidden: toFlag(hiddenAt !== null),
    hiddenReason,
    hiddenAt: hiddenAt?.toISOString() ?? null,
  };
}

async function getSummary(db: Database, kind: ListingKind, listingID: number): Promise<ListingSummary> {
  const [summary] = await selectSummaries(db, kind, [listingID]);
  if (!summary) throw notFound(listingSpecs[kind].notFoundMessage);
  return summary;
}

type VisibilityDeps = Pick<Deps, 'db' | 'clock' | 'config'> & Parameters<typeof createKindRefresh>[0];

/** Hiding listings and showing them again (TRUST-02). */
export function createVisibilityService(deps: VisibilityDeps) {
  const { db, clock, config } = deps;
  const prepareRefresh = createKindRefresh(deps);
  const outbox = createMailOutbox(deps);

  return {
    get: async (kind: ListingKind, listingID: number): Promise<ListingVisibility> =>
      toVisibility(await getSummary(db, kind, listingID)),

    /**
     * Hides a listing or shows it again: the row, the mail to its owner, the audit entry and the decision of its open
     * reports in one transaction. Throws `conflict` when that is its state already.
     */
    async change(
      { userID }: Session,
      kind: ListingKind,
      listingID: number,
      { isHidden, reason }: VisibilityBody,
    ): Promise<void> {
      const now = clock.now();
      const refresh = await prepareRefresh();
      const hidden = isHidden ? { at: now, reason } : null;
      await inTransaction(db, async (trx) => {
        const isChanged = await setHidden(trx, listingRef(kind, listingID), hidden);
        const summary = await getSummary(trx, kind, listingID);
        if (!isChanged)
          throw new ApiError('conflict', { message: reportText[isHidden ? 'alreadyHidden' : 'notHidden'] });
        await refresh(trx, kind, listingID);
        // Shown again, what its owner asked for is granted; the reports of others stay open.
        await decideReports(
          trx,
          { kind, listingID, ...(!isHidden && { reasons: ownerReasons }) },
          { state: isHidden ? 'upheld' : 'dismissed', decidedAt: now, decidedBy: userID },
        );
        await writeAudit(trx, {
          at: now,
          actorID: userID,
          action: isHidden ? 'listing_hidden' : 'listing_shown',
          entity: kind,
          entityID: listingID,
          before: { hidden: !isHidden },
          after: { hidden: isHidden, reason },
        });
        await outbox.add(trx, visibilityMail(config, summary, { isHidden, reason, at: now }));
      });
    },
  };
}

export type VisibilityService = ReturnType<typeof createVisibilityService>;
