import { parseForints } from '../../lib/parse-forints.ts';

/** What a bare number may be meant in. */
const scales = [1, 1_000, 1_000_000];

/**
 * Parses the new price of something that has one: a bare number is forints, thousands or millions, whichever comes
 * nearest to the price before ('450' for a rent of 425 000 Ft, '59,9' for a house). What it is paid for may follow:
 * '450 e Ft/hó'. NaN for anything but a price.
 */
export function parseNewPrice(typed: string, before: number | null): number {
  const number = parseForints(typed.replace(/\s*\/\s*\p{L}+\s*$/u, ''));
  if (!(number > 0)) return Number.NaN;
  if (!before || /\p{L}/u.test(typed)) return number;
  const distance = (price: number) => Math.abs(Math.log(price / before));
  const readings = scales.map((scale) => Math.round(number * scale));
  return readings.reduce((best, reading) => (distance(reading) < distance(best) ? reading : best));
}
