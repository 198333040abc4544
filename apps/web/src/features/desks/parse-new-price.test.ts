import { describe, expect, it } from 'vitest';
import { parseNewPrice } from './row-price.tsx';

describe('a new price beside the one before', () => {
  it.each([
    ['450', 425_000, 450_000],
    ['450000', 425_000, 450_000],
    ['450 000 Ft/hó', 425_000, 450_000],
    ['450 e', 425_000, 450_000],
    ['62,5 M', 65_000_000, 62_500_000],
    ['62 500 000', 65_000_000, 62_500_000],
    ['59,9', 62_000_000, 59_900_000],
    ['10900', 10_900_000, 10_900_000],
    ['1', 60_000_000, 1_000_000],
    ['12', 11_500, 12_000],
    ['9500', 11_500, 9_500],
    ['450 Ft', 425_000, 450],
    ['450', 0, 450],
    ['450', null, 450],
  ])('%s beside %s is %s', (typed, before, price) => {
    expect(parseNewPrice(typed, before)).toBe(price);
  });

  it.each(['', 'abc', '-5', '0', '0,0'])('%j is no price', (typed) => {
    expect(parseNewPrice(typed, 425_000)).toBeNaN();
  });
});
