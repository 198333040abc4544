import { formatRangeFilter } from '@piacter/contracts/core/field-words';
import { formatPriceRange, formatRange } from '@piacter/contracts/core/units';
import { describe, expect, it } from 'vitest';
import { spellPriceRange } from './index.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('a price range, given in thousands of forints', () => {
  it('is short on a chip', () => {
    expect(formatPriceRange(45_000, 90_000)).toBe('45–90 M Ft');
    expect(formatPriceRange(45_500, undefined)).toBe('45,5 M Ft-tól');
    expect(plain(formatPriceRange(undefined, 12.5))).toBe('12 500 Ft-ig');
    expect(plain(formatPriceRange(900, 1200))).toBe('900 000 Ft – 1,2 M Ft');
  });
  it('is spelt out below its fields', () => {
    expect(plain(spellPriceRange(45_000, 90_000))).toBe('45 000 000 Ft – 90 000 000 Ft');
    expect(plain(spellPriceRange(undefined, 90_000))).toBe('90 000 000 Ft-ig');
  });
});

it.each([
  ['squareMetres', 40, undefined, '40 m²-től'],
  ['squareMetres', undefined, 80, '80 m²-ig'],
  ['squareMetres', 60, 60, '60 m²'],
  ['rooms', 2, 3, '2–3 szoba'],
  ['rooms', 2, undefined, '2 szobától'],
  ['rooms', undefined, 3, '3 szobáig'],
  ['thousandForints', undefined, 60_000, '60 M Ft-ig'],
  ['thousandForintsMonthly', 150, 200, '150 000–200 000 Ft/hó'],
  ['thousandForintsMonthly', 900, 1200, '900 000 Ft/hó – 1,2 M Ft/hó'],
  ['thousandForintsMonthly', 150, undefined, '150 000 Ft/hó-tól'],
] as const)('formats %s from %s to %s as %s', (unit, from, to, formatted) => {
  expect(plain(formatRange(unit, from, to))).toBe(formatted);
});

it('says what is measured where the unit does not', () => {
  expect(formatRangeFilter({ unit: 'squareMetres', short: 'Telek' }, 500, 900)).toBe('Telek: 500–900 m²');
});
