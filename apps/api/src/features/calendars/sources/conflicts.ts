import type { Nights } from '@piacter/contracts/calendars/values';
import { toDayNumber } from '@piacter/contracts/core/days';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../../core/db/transaction.ts';
import type { FeedNights } from '../ical/index.ts';
import type { CalendarRange } from '../ranges/index.ts';

/** Nights of one of the caller's stays that an imported calendar has, too. */
export interface StayConflict extends Nights {
  stayID: number;
}

const overlap = (one: Nights, other: Nights): Nights | undefined => {
  const from = one.from > other.from ? one.from : other.from;
  const to = one.to < other.to ? one.to : other.to;
  return from < to ? { from, to } : undefined;
};

/** The nights of several ranges, as numbers of days. */
function toNightNumbers(ranges: readonly Nights[]): Set<number> {
  const nights = new Set<number>();
  for (const { from, to } of ranges)
    for (let night = toDayNumber(from); night < toDayNumber(to); night += 1) nights.add(night);
  return nights;
}

/**
 * The bookings of a feed that contradict own stays (CAL-11). With an export, what is named as closed and covers own nights
 * alone is taken for their echo: a portal that imports them shows them so in its own feed.
 */
export function findConflicts(
  own: readonly CalendarRange[],
  { booked, closed }: Pick<FeedNights, 'booked' | 'closed'>,
  hasExport: boolean,
): StayConflict[] {
  const ownNights = toNightNumbers(own);
  const isEcho = (block: Nights) =>
    hasExport && [...toNightNumbers([block])].every((night) => ownNights.has(night));
  const taken = [...booked, ...closed.filter((block) => !isEcho(block))];
  return own.flatMap(({ stayID, from, to }) => {
    if (stayID === null) return [];
    const both = taken.flatMap((other) => overlap({ from, to }, other) ?? []);
    const [first = ''] = both.map((nights) => nights.from).toSorted();
    const last =
      both
        .map((nights) => nights.to)
        .toSorted()
        .at(-1) ?? '';
    return both.length > 0 ? [{ stayID, from: first, to: last }] : [];
  });
}

/** Replaces the contradictions of a source, and returns those that are new. */
export async function replaceConflicts(
  trx: Trx,
  sourceID: number,
  conflicts: readonly StayConflict[],
): Promise<StayConflict[]> {
  const known = await trx
    .selectFrom('calendar_conflicts')
    .select('stayID')
    .where('sourceID', '=', sourceID)
    .forUpdate()
    .execute();
  await trx.deleteFrom('calendar_conflicts').where('sourceID', '=', sourceID).execute();
  const rows = conflicts.map(({ stayID, from, to }) => ({
    ...{ sourceID, stayID },
    fromDay: sql<Date>`${from}`,
    toDay: sql<Date>`${to}`,
  }));
  if (rows.length > 0) await trx.insertInto('calendar_conflicts').values(rows).execute();
  const knownIDs = new Set(known.map(({ stayID }) => stayID));
  return conflicts.filter(({ stayID }) => !knownIDs.has(stayID));
}

const isoDay = (column: 'fromDay' | 'toDay') => sql<string>`date_format(c.${sql.ref(column)}, '%Y-%m-%d')`;

/** The contradictions of an accommodation with stays that still hold their nights. */
export const selectConflicts = (db: Database, accommodationID: number) =>
  db
    .selectFrom('calendar_conflicts as c')
    .innerJoin('calendar_sources as s', 's.sourceID', 'c.sourceID')
    .select(['c.sourceID', 's.name', 'c.stayID', isoDay('fromDay').as('from'), isoDay('toDay').as('to')])
    .where('s.accommodationID', '=', accommodationID)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('calendar_ranges as r')
          .select('r.rangeID')
          .whereRef('r.stayID', '=', 'c.stayID')
          .whereRef('r.accommodationID', '=', 's.accommodationID'),
      ),
    )
    .orderBy('c.fromDay')
    .execute();
