import type { ListingKind } from '@piacter/contracts/listings';
import type { ListingVisibility, VisibilityBody } from '@piacter/contracts/reports';
import type { Database } from '@piacter/db';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { createMailOutbox } from '../../adapters/mail/index.ts';
import { writeAudit } from '../../core/db/audit.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { refreshAccommodation } from '../accommodations/index.ts';
import { getDisplayName } from '../accounts/index.ts';
import {
  type DerivationContext,
  listingRef,
  listingSpecs,
  listingUrl,
  setHidden,
} from '../listings/index.ts';
import type { LookupService } from '../lookups/index.ts';
import { refreshProperty } from '../properties/index.ts';
import { refreshService } from '../services/index.ts';
import { type ListingSummary, selectSummaries } from './listing-summary.queries.ts';
import { decideReports } from './reports.queries.ts';
import { reportText } from './reports.text.ts';
import { visibilityMail } from './visibility-mail.ts';

/** Recomputes the derived data of a listing; a service that is not published has no rows of coverage and words. */
const refreshByKind = {
  property: refreshProperty,
  accommodation: refreshAccommodation,
  service: refreshService,
} satisfies Record<
  ListingKind,
  (trx: Trx, listingID: number, context: DerivationContext) => Promise<boolean>
>;

/** The kinds whose page has a slug in its path. */
const hasSlug = { property: false, accommodation: true, service: true } as const satisfies Record<
  ListingKind,
  boolean
>;

export function toVisibility(listing: ListingSummary): ListingVisibility {
  const { kind, listingID, title, hiddenAt, hiddenReason } = listing;
  return {
    kind,
    id: listingID,
    title,
    url: hasSlug[kind] ? listingUrl(title, listingID) : String(listingID),
    ownerID: listing.ownerID,
    ownerName: getDisplayName(listing, ''),
    ownerEmail: listing.email,
    isHidden: hiddenAt !== null,
    hiddenReason,
    hiddenAt: hiddenAt?.toISOString() ?? null,
  };
}

async function getSummary(db: Database, kind: ListingKind, listingID: number): Promise<ListingSummary> {
  const [summary] = await selectSummaries(db, kind, [listingID]);
  if (!summary) throw notFound(listingSpecs[kind].notFoundMessage);
  return summary;
}

interface VisibilityDeps extends Pick<Deps, 'db' | 'clock' | 'config'> {
  lookups: Pick<LookupService, 'rows'>;
  places: { gazetteer: () => Promise<Gazetteer> };
}

/** Hiding listings and showing them again (TRUST-02). */
export function createVisibilityService(deps: VisibilityDeps) {
  const { db, clock, config, lookups, places } = deps;
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
      // Read before the transaction, which then needs no second connection.
      const now = clock.now();
      const context = { gazetteer: await places.gazetteer(), rows: await lookups.rows(), now };
      const hidden = isHidden ? { at: now, reason } : null;
      await inTransaction(db, async (trx) => {
        const isChanged = await setHidden(trx, listingRef(kind, listingID), hidden);
        const summary = await getSummary(trx, kind, listingID);
        if (!isChanged)
          throw new ApiError('conflict', { message: reportText[isHidden ? 'alreadyHidden' : 'notHidden'] });
        await refreshByKind[kind](trx, listingID, context);
        if (isHidden)
          await decideReports(
            trx,
            { kind, listingID },
            { state: 'upheld', decidedAt: now, decidedBy: userID },
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
