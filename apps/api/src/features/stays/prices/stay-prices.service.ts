import type { StayPrices } from '@piacter/contracts/stays/values';
import { inTransaction } from '../../../core/db/transaction.ts';
import type { Session } from '../../../core/http/session.ts';
import type { Deps } from '../../../deps.ts';
import { getViewpoint, lockOwnListing } from '../../listings/index.ts';
import { listingRef, queueForMatching, recordSearchChange } from '../../listings/rows/index.ts';
import { selectStayPrices, upsertStayPrices } from '../rules/index.ts';

const kind = 'accommodation';

/** Seasons, shares of children, and fees of accommodations (CAL-06). */
export const createStayPrices = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => ({
  /** Throws `not_found` for an accommodation that the viewer may not see. */
  async find(accommodationID: number, viewer: Session | null): Promise<StayPrices> {
    await getViewpoint(db, listingRef(kind, accommodationID), viewer);
    return selectStayPrices(db, accommodationID);
  },

  /** Replaces those of one of the caller's accommodations; searches by totals hear of it. */
  save: ({ userID }: Session, accommodationID: number, prices: StayPrices): Promise<void> =>
    inTransaction(db, async (trx) => {
      const now = clock.now();
      await lockOwnListing(trx, listingRef(kind, accommodationID), userID);
      await upsertStayPrices(trx, accommodationID, prices, now);
      await recordSearchChange(trx, kind, [accommodationID]);
      await queueForMatching(trx, kind, accommodationID, now);
    }),
});

export type StayPricesService = ReturnType<typeof createStayPrices>;
