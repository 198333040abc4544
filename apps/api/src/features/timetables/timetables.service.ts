import type { Timetable, TimetableUpdate } from '@piacter/contracts/timetables';
import { inTransaction } from '../../core/db/transaction.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { getViewpoint, lockOwnListing } from '../listings/index.ts';
import type { ListingRef } from '../listings/rows/index.ts';
import { findTimetable } from './read/index.ts';
import { changeWeek } from './week/index.ts';

/** The weekly timetable of listings of any kind (TT-01). */
export const createTimetableService = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => ({
  /** null while the listing has none; throws `not_found` for a listing that the viewer may not see. */
  async find(listing: ListingRef, viewer: Session | null): Promise<Timetable | null> {
    await getViewpoint(db, listing, viewer);
    return findTimetable(db, listing);
  },

  /** Saves the week of one of the caller's listings; absent days are kept, or closed if none were stored. */
  save: ({ userID }: Session, listing: ListingRef, given: Omit<TimetableUpdate, 'idField'>): Promise<void> =>
    inTransaction(db, async (trx) => {
      await lockOwnListing(trx, listing, userID);
      await changeWeek(trx, listing, given, clock.now());
    }),
});

export type TimetableService = ReturnType<typeof createTimetableService>;
