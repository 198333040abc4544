import { calendarDays } from '@piacter/contracts/calendars/values';
import { dayMs } from '@piacter/contracts/core/days';
import { sql } from 'kysely';
import type { DaySet, DaySets, DaySetsState } from '../search/index.ts';

/** A range of days is one number: its first day since 1970, and behind it how many there are. */
export const rangeLengthBits = 16;
const maxRangeDays = 2 ** rangeLengthBits - 1;
const getFirst = (range: number): number => range >>> rangeLengthBits;
const getEnd = (range: number): number => getFirst(range) + (range & maxRangeDays);

/** The days of a single row, whose number does not matter. */
export const daysOfList = (ranges: readonly number[]): DaySet => ({
  hasAny: (_row, from, to) => ranges.some((range) => getFirst(range) < to && getEnd(range) > from),
});

/** Days that are kept beyond those of a calendar: a process seldom lives longer, and stores are loaded anew. */
const spareDays = 366;
const daysOfBlock = 32;
const blockOf = (day: number): number => Math.floor(day / daysOfBlock);

/** The days from `from` to before `to` that are in a block, a bit each. */
function maskOf(block: number, from: number, to: number): number {
  const first = Math.max(from - block * daysOfBlock, 0);
  const days = Math.min(to - block * daysOfBlock, daysOfBlock) - first;
  return (days < daysOfBlock ? (1 << days) - 1 : -1) << first;
}

/**
 * Sets of days as a bit for each day and row, in a number for each row and 32 days: a stay is one or two of them. Days are
 * from this month on; 4 MB for 32 of them and a million rows.
 */
export function createDaySets(saved?: DaySetsState, now = Date.now()): DaySets {
  // Since yesterday, as it is in other time zones.
  const firstBlock = Math.max(blockOf(now / dayMs - 1), saved?.firstBlock ?? 0);
  const endBlock = blockOf(now / dayMs + calendarDays + spareDays);
  const blocks = saved?.blocks.slice(firstBlock - saved.firstBlock) ?? [];
  /** Rows that there is room for. */
  let room = saved?.room ?? 0;

  function* blocksBetween(from: number, to: number): Generator<number> {
    const last = Math.min(blockOf(to - 1), endBlock);
    for (let block = Math.max(blockOf(from), firstBlock); block <= last; block += 1) yield block;
  }

  function add(row: number, block: number, mask: number): void {
    let bits = blocks[block - firstBlock];
    if (!bits || row >= bits.length) {
      const larger = new Int32Array(room);
      if (bits) larger.set(bits);
      bits = larger;
      blocks[block - firstBlock] = bits;
    }
    bits[row] = (bits[row] ?? 0) | mask;
  }

  return {
    save: () => ({ firstBlock, blocks, room }),
    /** Replaces the days of a row. */
    put(row: number, ranges: readonly number[]): void {
      for (const bits of blocks) if (bits && row < bits.length) bits[row] = 0;
      if (row >= room) room = 2 * (row + 1);
      for (const range of ranges) {
        const [from, to] = [getFirst(range), getEnd(range)];
        for (const block of blocksBetween(from, to)) add(row, block, maskOf(block, from, to));
      }
    },
    hasAny(row: number, from: number, to: number): boolean {
      const last = blockOf(to - 1);
      for (let block = blockOf(from); block <= last; block += 1)
        if (((blocks[block - firstBlock]?.[row] ?? 0) & maskOf(block, from, to)) !== 0) return true;
      return false;
    },
    findBits: (from: number, to: number) =>
      [...blocksBetween(from, to)].flatMap((block) => {
        const numbers = blocks[block - firstBlock];
        return numbers ? [{ numbers, mask: maskOf(block, from, to) }] : [];
      }),
  };
}

/** The first day that `to_days` counts from is not that of `toDayNumber`, 1970. */
const daysBefore1970 = 719_528;
const busySql = sql`(
  select cast(json_arrayagg(
      ((to_days(fromDay) - ${sql.lit(daysBefore1970)}) << ${sql.lit(rangeLengthBits)})
        + least(datediff(toDay, fromDay), ${sql.lit(maxRangeDays)})) as char)
    from calendar_ranges as busy
    where busy.accommodationID = accommodations.accommodationID and busy.toDay > utc_date())`;

/** The busy nights of an accommodation from today on, as searches keep them. */
export const busyNights = { sql: busySql, create: createDaySets };

/** 1 for who keeps a calendar: a host without one has no busy night either. */
export const hasCalendarSql = sql`exists (
  select 1 from calendars where calendars.accommodationID = accommodations.accommodationID)`;
