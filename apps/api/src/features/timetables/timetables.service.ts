import type { ListingIDField } from '@piacter/contracts/listings';
import type { Timetable, TimetableUpdate, Week } from '@piacter/contracts/timetables';
import { week } from '@piacter/contracts/timetables/schemas';
import { weekdays } from '@piacter/contracts/timetables/values';
import type { Database } from '@piacter/db';
import { inTransaction } from '../../core/db/transaction.ts';
import { withChanges } from '../../core/db/with-changes.ts';
import type { Session } from '../../core/http/session.ts';
import { validate } from '../../core/http/validate.ts';
import type { Deps } from '../../deps.ts';
import { getViewpoint, lockOwnListing } from '../listings/index.ts';
import type { ListingRef } from '../listings/rows/index.ts';
import {
  selectTimetable,
  selectTimetables,
  type TimetableRow,
  upsertTimetable,
} from './timetables.queries.ts';

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

/** The timetables of listings of a kind by their ids; without those that have none. */
export async function findTimetables(
  db: Database,
  idField: ListingIDField,
  ids: readonly number[],
): Promise<Map<number, Timetable>> {
  const rows = ids.length === 0 ? [] : await selectTimetables(db, idField, ids);
  return new Map(rows.map(({ listingID, ...row }) => [listingID, toTimetable(row)]));
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
    }),
});

export type TimetableService = ReturnType<typeof createTimetableService>;
