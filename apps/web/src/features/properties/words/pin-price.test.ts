import { expect, it } from 'vitest';
import { formatPinPrice } from './index.ts';

it.each([
  [45_000_000, '45 M'],
  [45_900_000, '45,9 M'],
  [45_940_000, '45,9 M'],
  [99_960_000, '100 M'],
  [128_700_000, '129 M'],
  [1_250_000_000, '1,3 Mrd'],
  [999_600, '1 M'],
  [320_000, '320 e'],
  [189_900, '190 e'],
  [8500, '8 500 Ft'],
  [0, '0 Ft'],
])('%d forints are short on a pin: %s', (forints, words) => {
  expect(formatPinPrice(forints).replaceAll('\u00a0', ' ')).toBe(words);
});
