import type { Nights } from '@piacter/contracts/calendars/values';
import { toBudapestDay } from '@piacter/contracts/core/days';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../../core/db/transaction.ts';
import { queueForMatching, recordSearchChange } from '../../listings/rows/index.ts';
import { findFreedNights } from './freed-nights.ts';

/** Who has made nights busy: an imported calendar, a stay, or else the host. */
export interface RangeOrigin {
  sourceID?: number;
  stayID?: number;
}

/** Busy nights, with the host's note on them. */
export interface BusyRange extends Nights {
  note?: string | null;
}

const toKeys = ({ sourceID, stayID }: RangeOrigin) => ({
  sourceID: sourceID ?? null,
  stayID: stayID ?? null,
});

/**
 * Locks the calendar of an accommodation, which begins to be kept if it was not: changes of one calendar follow each
 * other.
 */
export async function lockCalendar(trx: Trx, accommodationID: number, now: Date): Promise<void> {
  await trx
    .insertInto('calendars')
    .values({ accommodationID, created: now, updated: now })
    .onDuplicateKeyUpdate({ updated: now })
    .execute();
}

/** The row of a calendar; undefined where the host keeps none. */
export const findCalendar = (db: Database, accommodationID: number) =>
  db
    .selectFrom('calendars')
    .select('updated')
    .where('accommodationID', '=', accommodationID)
    .executeTakeFirst();

/** Replaces the busy nights of one origin; the calendar is locked, and searches and saved searches hear of it. */
export async function replaceRanges(
  trx: Trx,
  accommodationID: number,
  { origin, ranges, now }: { origin: RangeOrigin; ranges: readonly BusyRange[]; now: Date },
): Promise<void> {
  const keys = toKeys(origin);
  await lockCalendar(trx, accommodationID, now);
  const ahead = { from: toBudapestDay(now), to: '9999-12-31' };
  const before = await selectRanges(trx, accommodationID, ahead);
  await trx
    .deleteFrom('calendar_ranges')
    .where('accommodationID', '=', accommodationID)
    .where(sql<boolean>`sourceID <=> ${keys.sourceID} and stayID <=> ${keys.stayID}`)
    .execute();
  if (ranges.length > 0)
    await trx
      .insertInto('calendar_ranges')
      .values(
        ranges.map(({ from, to, note = null }) => ({
          ...keys,
          accommodationID,
          fromDay: sql<Date>`${from}`,
          toDay: sql<Date>`${to}`,
          note,
        })),
      )
      .execute();
  await recordSearchChange(trx, 'accommodation', [accommodationID]);
  const freed = findFreedNights(before, await selectRanges(trx, accommodationID, ahead));
  await queueForMatching(trx, 'accommodation', accommodationID, now, freed);
}

/** A busy range with its origin. */
export interface CalendarRange extends Nights {
  rangeID: number;
  sourceID: number | null;
  stayID: number | null;
  note: string | null;
}

const isoDay = (column: 'fromDay' | 'toDay') => sql<string>`date_format(${sql.ref(column)}, '%Y-%m-%d')`;

/** The busy nights of a calendar that touch a span of days, in order. */
export const selectRanges = (
  db: Database,
  accommodationID: number,
  { from, to }: Nights,
): Promise<CalendarRange[]> =>
  db
    .selectFrom('calendar_ranges')
    .select(['rangeID', 'sourceID', 'stayID', 'note'])
    .select([isoDay('fromDay').as('from'), isoDay('toDay').as('to')])
    .where('accommodationID', '=', accommodationID)
    .where(sql<boolean>`toDay > ${from} and fromDay < ${to}`)
    .orderBy('fromDay')
    .orderBy('rangeID')
    .execute();
