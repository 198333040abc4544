import { adTypes } from '@piacter/contracts/properties/values';
import { currency, sums } from '../places/index.ts';
import type { Filters } from './meaning.ts';

export const million = 1_000_000;
const multipliers: readonly (readonly [RegExp, number])[] = [
  [/^(?:milliard|mrd|md)/, 1000 * million],
  [/^(?:mil|mi[os]|m|guriga)/, million],
  [/^(?:ez|e|k|rongy)/, 1000],
];
/** The unit of a sum. */
export const sumUnit = `(?:(?:${sums}) ?)?(?:${currency})|${sums}`;
/** The forints of a unit. */
export const getSumFactor = (unit: string): number =>
  multipliers.find(([pattern]) => pattern.test(unit))?.[1] ?? 1;
/** In thousands of forints, as prices are searched. */
export const toThousands = (value: number | undefined) => (value === undefined ? undefined : value / 1000);
/** What only something for sale costs. */
export const ofSale: Filters = { adType: [String(adTypes.sale)] };
