import { calendarDays } from '@piacter/contracts/calendars/values';
import { dayMs } from '@piacter/contracts/core/days';
import { sql } from 'kysely';
import type { DaySet, DaySets, DaySetsState, Refinement } from '../search/index.ts';

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
const bitsOfWord = 5;
const wordOf = (row: number): number => row >>> bitsOfWord;
const bitOf = (row: number): number => 1 << (row & 31);

/** Whether rows, a bit each, have this one. */
const hasRow = (bits: Int32Array, row: number): boolean => ((bits[wordOf(row)] ?? 0) & bitOf(row)) !== 0;

function joinBits(sets: readonly Int32Array[], words: number): Int32Array {
  const joined = new Int32Array(words);
  for (const bits of sets)
    for (let word = 0; word < bits.length; word += 1) joined[word] = (joined[word] ?? 0) | (bits[word] ?? 0);
  return joined;
}

/** Keeps the rows that have no bit. Without branches, which for rows of any kind are guessed wrongly. */
const keepUnset =
  (bits: Int32Array): Refinement =>
  (rows, count, into) => {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const row = rows[index] ?? 0;
      into[kept] = row;
      kept += 1 - (((bits[wordOf(row)] ?? 0) >>> (row & 31)) & 1);
    }
    return kept;
  };

/**
 * Sets of days as a bit for each day and row, by day: a search reads the rows in their order, for few days. Days are from
 * yesterday on; 125 kB for each of them and a million rows.
 */
export function createDaySets(saved?: DaySetsState, now = Date.now()): DaySets {
  const firstDay = Math.max(Math.floor(now / dayMs) - 1, saved?.firstDay ?? 0);
  const lastDay = firstDay + calendarDays + spareDays;
  /** By day; undefined for one that no row has. */
  const bitsOfDay = saved?.bitsOfDay.slice(firstDay - saved.firstDay) ?? [];
  let words = saved?.words ?? 0;
  /** Rows that may have days. */
  let rows = saved?.rows ?? 0;

  function clear(row: number): void {
    for (const bits of bitsOfDay) if (bits) bits[wordOf(row)] = (bits[wordOf(row)] ?? 0) & ~bitOf(row);
  }

  function add(row: number, day: number): void {
    let bits = bitsOfDay[day - firstDay];
    if (!bits || wordOf(row) >= bits.length) {
      const larger = new Int32Array(words);
      if (bits) larger.set(bits);
      bits = larger;
      bitsOfDay[day - firstDay] = bits;
    }
    bits[wordOf(row)] = (bits[wordOf(row)] ?? 0) | bitOf(row);
  }

  return {
    save: () => ({ firstDay, bitsOfDay, words, rows }),
    /** Replaces the days of a row. */
    put(row: number, ranges: readonly number[]): void {
      if (row < rows) clear(row);
      rows = Math.max(rows, row + 1);
      if (wordOf(row) >= words) words = 2 * (wordOf(row) + 1);
      for (const range of ranges)
        for (let day = Math.max(getFirst(range), firstDay); day < Math.min(getEnd(range), lastDay); day += 1)
          add(row, day);
    },
    hasAny(row: number, from: number, to: number): boolean {
      for (let day = Math.max(from, firstDay); day < to; day += 1) {
        const bits = bitsOfDay[day - firstDay];
        if (bits && hasRow(bits, row)) return true;
      }
      return false;
    },
    keepFree(from: number, to: number): Refinement {
      const sets = bitsOfDay
        .slice(Math.max(from - firstDay, 0), Math.max(to - firstDay, 0))
        .filter((bits) => bits !== undefined);
      const isBusy = (row: number) => sets.some((bits) => hasRow(bits, row));
      return (rows, count, into) => {
        // Few rows are looked up in each day, many in all days together.
        if (count > words) return keepUnset(joinBits(sets, words))(rows, count, into);
        let kept = 0;
        for (let index = 0; index < count; index += 1) {
          const row = rows[index] ?? 0;
          if (!isBusy(row)) into[kept++] = row;
        }
        return kept;
      };
    },
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
