import type { Season } from '@piacter/contracts/stays/values';
import { sql } from 'kysely';

/** The first day that `to_days` counts from is not that of `toDayNumber`, 1970. */
const daysBefore1970 = 719_528;
/** A busy range is one number: its first night, and behind it how many there are. */
const lengthBits = 16;
const longest = 2 ** lengthBits - 1;

/** The first night of a packed busy range, and the day after the last one, as numbers of days. */
export const getBusyFrom = (packed: number): number => packed >>> lengthBits;
export const getBusyTo = (packed: number): number => (packed >>> lengthBits) + (packed & longest);

/** The same nights as ranges in their order, none of which touches the next one: the last one that begins before a day tells. */
function mergeRanges(packed: readonly number[]): number[] {
  const merged: number[] = [];
  for (const next of packed.toSorted((one, other) => one - other)) {
    const last = merged.at(-1);
    const nights =
      last === undefined ? longest + 1 : Math.max(getBusyTo(last), getBusyTo(next)) - getBusyFrom(last);
    if (last === undefined || getBusyFrom(next) > getBusyTo(last) || nights > longest) merged.push(next);
    else merged[merged.length - 1] = last - (last & longest) + nights;
  }
  return merged;
}

/** The busy nights of who keeps a calendar, from today on; null for who keeps none. */
const busySql = sql`(
  select coalesce((
    select cast(json_arrayagg(
        ((to_days(fromDay) - ${sql.lit(daysBefore1970)}) << ${sql.lit(lengthBits)})
          + least(datediff(toDay, fromDay), ${sql.lit(longest)})) as char)
      from calendar_ranges as busy
      where busy.accommodationID = calendars.accommodationID and busy.toDay > utc_date()), '[]')
  from calendars where calendars.accommodationID = accommodations.accommodationID)`;

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

/** What searches of a stay need of the calendar and of the prices of a host. */
export const staySequences = {
  busyNights: {
    sql: busySql,
    unpack: (value: unknown) =>
      typeof value === 'string' ? mergeRanges(JSON.parse(value) as number[]) : null,
  },
  stayPrices: { sql: pricesSql, unpack: unpackPrices },
} as const;
