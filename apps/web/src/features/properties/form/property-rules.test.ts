import { getPriceLabel } from '@piacter/contracts/properties/fields';
import { describe, expect, it } from 'vitest';
import { suggestThousands } from './property-rules.ts';

it.each([
  [1, 'Ár'],
  [2, 'Bérleti díj'],
  [3, 'Érték'],
  [4, 'Ár'],
  [0, 'Ár'],
])('labels the price of ad type %i as %s', (adType, label) => {
  expect(getPriceLabel(adType)).toBe(label);
});

describe('a price that seems to be in forints', () => {
  const sale = { adType: '1' };
  const rent = { adType: '2' };

  it.each([
    ['price', 10_000_000, sale, 10_000],
    ['price', 9_999_999, sale, null],
    ['price', 100_000, rent, 100],
    ['price', 99_999, rent, null],
    ['maintenanceFee', 100_000, sale, 100],
    ['maintenanceFee', 99_999, rent, null],
    ['utilities', 100_000, sale, 100],
    ['utilities', 99_999, sale, null],
  ] as const)('of %s starts at the documented limit (%i)', (name, amount, ad, meant) => {
    expect(suggestThousands(name, amount, ad)).toBe(meant);
  });

  it('suggests the rounded thousands', () => {
    expect(suggestThousands('price', 12_499_600, sale)).toBe(12_500);
  });

  it('is not reported for an empty price', () => {
    expect(suggestThousands('price', '', rent)).toBeNull();
  });
});
