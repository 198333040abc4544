import { type Timetable, type TimetableBody, weekdays } from '@piacter/contracts/timetables';
import type { Database } from '@piacter/db';
import { inTransaction } from '../../core/db/transaction.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { getViewpoint, type ListingRef, lockOwnListing } from '../listings/index.ts';
import { selectTimetable, type TimetableRow, upsertTimetable, type Week } from './timetables.queries.ts';

/** The times of a closed day mean nothing and are not stored. */
function withoutTimesOfClosedDays(given: Week): Week {
  const week = { ...given };
  for (const day of weekdays)
    if (week[`${day}Open`] === 0) {
      week[`${day}From`] = null;
      week[`${day}To`] = null;
    }
  return week;
}

function toTimetable(row: TimetableRow): Timetable {
  const isOpen = (value: number) => (value === 1 ? 1 : 0);
  return {
    ...row,
    mondayOpen: isOpen(row.mondayOpen),
    tuesdayOpen: isOpen(row.tuesdayOpen),
    wednesdayOpen: isOpen(row.wednesdayOpen),
    thursdayOpen: isOpen(row.thursdayOpen),
    fridayOpen: isOpen(row.fridayOpen),
    saturdayOpen: isOpen(row.saturdayOpen),
    sundayOpen: isOpen(row.sundayOpen),
  };
}

/** The timetable of a listing; null while it has none. */
export async function findTimetable(db: Database, listing: ListingRef): Promise<Timetable | null> {
  const row = await selectTimetable(db, listing);
  return row ? toTimetable(row) : null;
}

/** The weekly timetable of listings of any kind (TT-01). */
export const createTimetableService = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => ({
  /** null while the listing has none; throws `not_found` for a listing that the viewer may not see. */
  async find(listing: ListingRef, viewer: Session | null): Promise<Timetable | null> {
    await getViewpoint(db, listing, viewer);
    return findTimetable(db, listing);
  },

  /** Replaces the timetable of an own listing; throws `not_found` for somebody else's. */
  save: ({ userID }: Session, listing: ListingRef, week: Omit<TimetableBody, 'idField'>): Promise<void> =>
    inTransaction(db, async (trx) => {
      await lockOwnListing(trx, listing, userID);
      await upsertTimetable(trx, listing, withoutTimesOfClosedDays(week), clock.now());
    }),
});

export type TimetableService = ReturnType<typeof createTimetableService>;
