import type { PackageOnSale } from '@piacter/contracts/packages';
import { describe, expect, it } from 'vitest';
import { formatOption, getListingOffers } from './packages-offered.ts';
import { packageOnSale } from './testing.ts';

const format = (offer: PackageOnSale) => formatOption(offer).replace(/\s/g, ' ');

describe('packages in the dropdown of a listing', () => {
  // Shows PKG-02.
  it('exclude packages of the user, and start with PRO, then Kiemelt, each by price', () => {
    const of = (packageType: number, currentPrice: number) => packageOnSale({ packageType, currentPrice });
    const all = [
      of(7, 1),
      of(1, 9),
      of(2, 5),
      of(8, 1),
      of(4, 30),
      of(10, 1),
      of(4, 20),
      of(11, 1),
      of(6, 8),
    ];
    const offered = getListingOffers(all).map((one: PackageOnSale) => [one.packageType, one.currentPrice]);
    expect(offered).toEqual([
      [4, 20],
      [4, 30],
      [2, 5],
      [6, 8],
      [1, 9],
    ]);
  });

  it('have name, amount and price; an amount in the name is not repeated', () => {
    const named = packageOnSale({ packageName: 'PRO 30 nap', currentPrice: 14_900 });
    expect(format(named)).toBe('PRO 30 nap – 14 900 Ft');
    const bare = packageOnSale({ packageName: 'Felejthetetlen', currentPrice: 990 });
    expect(format(bare)).toBe('Felejthetetlen (30 nap) – 990 Ft');
  });
});
