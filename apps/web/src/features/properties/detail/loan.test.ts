import { expect, it } from 'vitest';
import { repay } from './loan-box.tsx';

it.each([
  // 40 million for 20 years at 6 percent: the annuity factor is 0.00716431.
  [
    { price: 50_000_000, ownPart: 20, years: 20, rate: 6 },
    { borrowed: 40_000_000, monthly: 286_572 },
  ],
  [
    { price: 50_000_000, ownPart: 10, years: 25, rate: 3 },
    { borrowed: 45_000_000, monthly: 213_395 },
  ],
  [
    { price: 30_000_000, ownPart: 0, years: 10, rate: 0 },
    { borrowed: 30_000_000, monthly: 250_000 },
  ],
  [
    { price: 30_000_000, ownPart: 100, years: 10, rate: 5 },
    { borrowed: 0, monthly: 0 },
  ],
])('%o is paid back by %o', (loan, expected) => {
  const { total, ...rest } = repay(loan);
  expect(rest).toEqual(expected);
  expect(Math.abs(total - rest.monthly * loan.years * 12)).toBeLessThan(loan.years * 12);
});
