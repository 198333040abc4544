import { describe, expect, it } from 'vitest';
import { parseForints, parseThousands } from './parse-forints.ts';

describe('an amount of forints in common notations', () => {
  it.each([
    ['60 000 000', 60_000_000],
    ['60\u00a0000\u00a0000 Ft', 60_000_000],
    ['60.000.000', 60_000_000],
    ['60,000,000 Ft.', 60_000_000],
    ['60 M', 60_000_000],
    ['60m', 60_000_000],
    ['60 MFt', 60_000_000],
    ['64,5 millió forint', 64_500_000],
    ['1.5 mrd', 1_500_000_000],
    ['1.250 M', 1_250_000],
    ['180e', 180_000],
    ['180 ezer Ft', 180_000],
    ['12 500', 12_500],
    ['12500 HUF', 12_500],
    ['1 000', 1_000],
  ])('%s is %i', (typed, forints) => {
    expect(parseForints(typed, 1_000_000)).toBe(forints);
  });

  it.each([
    ['60', 1_000_000, 60_000_000],
    ['64,5', 1_000_000, 64_500_000],
    ['180', 1_000, 180_000],
    ['12.5', 1_000, 12_500],
    ['999', 1, 999],
    ['0', 1_000_000, 0],
  ])('a bare %s in units of %i is %i', (typed, smallUnit, forints) => {
    expect(parseForints(typed, smallUnit)).toBe(forints);
  });

  it.each(['', 'sok', 'M', '60 x', '1,2,3', '-5', '1..5'])('%j is not an amount', (typed) => {
    expect(parseForints(typed)).toBeNaN();
  });
});

describe('an amount in thousands of forints', () => {
  it.each([
    ['58 900', 58_900],
    ['58.900', 58_900],
    ['60 M', 60_000],
    ['180 000 Ft', 180],
    ['180e', 180],
    ['12 500 Ft', 12.5],
  ])('%s is %f', (typed, thousands) => {
    expect(parseThousands(typed)).toBe(thousands);
  });
});
