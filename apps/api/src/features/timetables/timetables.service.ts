import type { Timetable, TimetableUpdate, Week } from '@piacter/contracts/timetables';
import { week } from '@piacter/contracts/timetables/schemas';
import { weekdays } from '@piacter/contracts/timetables/values';
import { inTransaction } from '../../core/db/transaction.ts';
import { withChanges } from '../../core/db/with-changes.ts';
import type { Session } from '../../core/http/session.ts';
import { validate } from '../../core/http/validate.ts';
import type { Deps } from '../../deps.ts';
import { getViewpoint, lockOwnListing } from '../listings/index.ts';
import { type ListingRef, recordSearchChange } from '../listings/rows/index.ts';
import { findTimetable } from './read/find-timetables.ts';
import { upsertTimetable } from './timetables.queries.ts';

/** The times of a closed day mean nothing and are not stored. */
function withoutTimesOfClosedDays(given: Week): Week {
  const kept = { ...given };
  for (const day of weekdays)
    if (kept[`${day}Open`] === 0) {
      kept[`${day}From`] = null;
      kept[`${day}To`] = null;
    }
  return kept;
}

/** The weekly timetable of listings of any kind (TT-01). */
export const createTimetableService = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => ({
  /** null while the listing has none; throws `not_found` for a listing that the viewer may not see. */
  async find(listing: ListingRef, viewer: Session | null): Promise<Timetable | null> {
    await getViewpoint(db, listing, viewer);
    return findTimetable(db, listing);
  },

  /** Saves the week of an own listing; absent days are kept, or closed if none were stored. */
  save: ({ userID }: Session, listing: ListingRef, given: Omit<TimetableUpdate, 'idField'>): Promise<void> =>
    inTransaction(db, async (trx) => {
      await lockOwnListing(trx, listing, userID);
      const stored = (await findTimetable(trx, listing)) ?? week.parse({});
      const whole = validate(week, withChanges(stored, given));
      await upsertTimetable(trx, listing, withoutTimesOfClosedDays(whole), clock.now());
      await recordSearchChange(trx, listing.kind, [listing.listingID]);
    }),
});

export type TimetableService = ReturnType<typeof createTimetableService>;
