import { describe, expect, it } from 'vitest';
import { isCheaper } from './rare-lookup.ts';

describe('the way over a lookup that few ads have', () => {
  it('is measured against the ads of the scope: the same value is rare among a million', () => {
    expect(isCheaper(33_000, 476_000)).toBe(true);
    expect(isCheaper(33_000, 60_000)).toBe(false);
  });

  it('is no shorter where every third ad has the value', () => {
    expect(isCheaper(160_000, 476_000)).toBe(false);
  });

  it('is always taken for a handful, whatever the estimates of a small table say', () => {
    expect(isCheaper(1, 0)).toBe(true);
  });
});
