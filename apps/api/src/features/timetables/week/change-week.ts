import { pick } from '@piacter/contracts/core/values';
import type { Week } from '@piacter/contracts/timetables';
import { week } from '@piacter/contracts/timetables/schemas';
import { weekdays } from '@piacter/contracts/timetables/values';
import type { Trx } from '../../../core/db/transaction.ts';
import { type RowChanges, withChanges } from '../../../core/db/with-changes.ts';
import { validate } from '../../../core/http/validate.ts';
import { type ListingRef, recordSearchChange } from '../../listings/rows/index.ts';
import { findTimetable } from '../read/index.ts';
import { timetableColumns, upsertTimetable } from '../timetables.queries.ts';

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

/**
 * Changes the week of a listing, whose row the caller has locked. Days that are left out are kept, or closed if none were
 * stored; the week is checked as a whole.
 */
export async function changeWeek(
  trx: Trx,
  listing: ListingRef,
  changes: RowChanges<Week>,
  now: Date,
): Promise<void> {
  const given = pick(changes, timetableColumns);
  if (Object.values(given).every((value) => value === undefined)) return;
  const stored = (await findTimetable(trx, listing)) ?? week.parse({});
  const whole = validate(week, withChanges(stored, given));
  await upsertTimetable(trx, listing, withoutTimesOfClosedDays(whole), now);
  await recordSearchChange(trx, listing.kind, [listing.listingID]);
}

/** The week of a listing if any of the fields is of it; a closed one where none is stored. */
export async function selectWeekOf(
  trx: Trx,
  listing: ListingRef,
  fields: readonly string[],
): Promise<Partial<Week>> {
  if (!timetableColumns.some((column) => fields.includes(column))) return {};
  return (await findTimetable(trx, listing)) ?? week.parse({});
}
