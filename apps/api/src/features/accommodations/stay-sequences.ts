import type { Season } from '@piacter/contracts/stays/values';
import { sql } from 'kysely';
import { createDaySets, maxRangeDays, rangeLengthBits } from './busy-nights.ts';

/** The first day that `to_days` counts from is not that of `toDayNumber`, 1970. */
const daysBefore1970 = 719_528;
/** The busy nights of an accommodation, from today on. */
const busySql = sql`(
  select cast(json_arrayagg(
      ((to_days(fromDay) - ${sql.lit(daysBefore1970)}) << ${sql.lit(rangeLengthBits)})
        + least(datediff(toDay, fromDay), ${sql.lit(maxRangeDays)})) as char)
    from calendar_ranges as busy
    where busy.accommodationID = accommodations.accommodationID and busy.toDay > utc_date())`;

/** What a host asks besides the price per person; null for who has set nothing. */
const pricesSql = sql`(
  select concat('[', concat_ws(',', under6, from7, from14, coalesce(cleaningFee, -1), coalesce(touristTax, -1),
      seasons), ']')
  from accommodation_prices as price where price.accommodationID = accommodations.accommodationID)`;

/** Stands in a sequence for null. */
export const noNumber = -1;
/** Numbers before those of the seasons, and of each season. */
export const priceNumbers = 5;
export const seasonNumbers = 5;

/** A day of every year as a number in its order: '06-15' is 615. */
export const toMonthDay = (day: string): number => Number(day.slice(-5).replace('-', ''));

type StoredPrices = [
  under6: number,
  from7: number,
  from14: number,
  cleaningFee: number,
  touristTax: number,
  seasons: readonly Season[],
];

function unpackPrices(value: unknown): readonly number[] | null {
  if (typeof value !== 'string') return null;
  const [under6, from7, from14, cleaningFee, touristTax, seasons]: StoredPrices = JSON.parse(value);
  return [
    ...[under6, from7, from14, cleaningFee, touristTax],
    ...seasons.flatMap((season) => [
      toMonthDay(season.from),
      toMonthDay(season.to),
      season.pricePerPerson,
      season.minimumStay ?? noNumber,
      season.weekendPercent ?? noNumber,
    ]),
  ];
}

/** What searches of a stay need of the prices of a host. */
export const staySequences = { stayPrices: { sql: pricesSql, unpack: unpackPrices } } as const;
/** 1 for who keeps a calendar. */
export const hasCalendarSql = sql`exists (
  select 1 from calendars where calendars.accommodationID = accommodations.accommodationID)`;
/** What they need of the calendar. */
export const stayDays = { busyNights: { sql: busySql, create: createDaySets } } as const;
