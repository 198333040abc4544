import { describe, expect, it } from 'vitest';
import {
  formatAreaRange,
  formatPriceRange,
  formatRoomRange,
  formatSiteRange,
  spellPriceRange,
} from './index.ts';

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

it('formats areas, plots and rooms with their suffixes', () => {
  expect(
    [formatAreaRange(40, undefined), formatAreaRange(undefined, 80), formatSiteRange(500, 900)].map(plain),
  ).toEqual(['40 m²-től', '80 m²-ig', 'Telek: 500–900 m²']);
  expect([formatRoomRange(2, 3), formatRoomRange(2, undefined), formatRoomRange(undefined, 3)]).toEqual([
    '2–3 szoba',
    '2 szobától',
    '3 szobáig',
  ]);
});
