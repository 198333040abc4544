import type { ListingIDField } from '@piacter/contracts/listings';
import type { Week } from '@piacter/contracts/timetables';
import { weekdays } from '@piacter/contracts/timetables/values';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import type { ListingRef } from '../listings/rows/index.ts';

export const timetableColumns = weekdays.flatMap((day) => [`${day}Open`, `${day}From`, `${day}To`] as const);

/** The timetable of a listing; undefined while it has none. */
export const selectTimetable = (db: Database, { idField, listingID }: ListingRef) =>
  db
    .selectFrom('timetables')
    .select(timetableColumns)
    .where(sql.ref(idField), '=', listingID)
    .executeTakeFirst();

/** The timetables of listings, each with the id of its own. */
export const selectTimetables = (db: Database, idField: ListingIDField, ids: readonly number[]) =>
  db
    .selectFrom('timetables')
    .select(timetableColumns)
    .select(sql<number>`${sql.ref(idField)}`.as('listingID'))
    .where(sql.ref(idField), 'in', ids)
    .execute();

export type TimetableRow = NonNullable<Awaited<ReturnType<typeof selectTimetable>>>;

/**
 * Upserts by the listing's unique key. The values are sent twice, since MySQL and MariaDB refer to the inserted row by
 * different syntax.
 */
export async function upsertTimetable(
  trx: Trx,
  { idField, listingID }: ListingRef,
  week: Week,
  now: Date,
): Promise<void> {
  const row = { ...week, updated: now };
  await trx
    .insertInto('timetables')
    .values({ ...row, [idField]: listingID })
    .onDuplicateKeyUpdate(row)
    .execute();
}
