import { describe, expect, it } from 'vitest';
import { isCheaper } from './rare-lookup.ts';

describe('the index of a lookup', () => {
  it('is compared with the size of the scope: the same value is rare among a million', () => {
    expect(isCheaper(33_000, 476_000)).toBe(true);
    expect(isCheaper(33_000, 60_000)).toBe(false);
  });

  it('is not cheaper when every third property has the value', () => {
    expect(isCheaper(160_000, 476_000)).toBe(false);
  });

  it('is always used for a few rows, whatever the estimates of a small table', () => {
    expect(isCheaper(1, 0)).toBe(true);
  });
});
