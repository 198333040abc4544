import type { PackageOnSale } from '@piacter/contracts/packages';

/** A package as in the server's reply, for tests. */
export const packageOnSale = (changes: Partial<PackageOnSale> = {}): PackageOnSale => ({
  packageID: 6,
  packageName: 'PRO 30 nap',
  packageDesc: 'Kiemelés a találatok legelején.',
  packageType: 4,
  quantity: 30,
  unitName: 'nap',
  baseUnit: 'nap',
  currentPrice: 14_900,
  price: 14_900,
  packagePrice: 14_900,
  ...changes,
});
