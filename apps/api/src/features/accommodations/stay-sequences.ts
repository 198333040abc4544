import type { Season } from '@piacter/contracts/stays/values';
import { sql } from 'kysely';

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
/** Where a season has its least nights. */
export const minimumAt = 3;

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

/** The least nights of the seasons that say them. */
export const toMinima = (prices: readonly number[] | null): number[] =>
  (prices ?? []).filter(
    (nights, index) =>
      index >= priceNumbers && (index - priceNumbers) % seasonNumbers === minimumAt && nights !== noNumber,
  );

/** What searches of a stay need of the prices of a host. */
export const staySequences = { stayPrices: { sql: pricesSql, unpack: unpackPrices } } as const;
