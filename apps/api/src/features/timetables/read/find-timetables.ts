import type { ListingIDField } from '@piacter/contracts/listings';
import type { Timetable } from '@piacter/contracts/timetables';
import type { Database } from '@piacter/db';
import type { ListingRef } from '../../listings/rows/index.ts';
import { selectTimetable, selectTimetables, type TimetableRow } from '../timetables.queries.ts';

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
