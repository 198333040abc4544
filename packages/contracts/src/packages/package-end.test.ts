import { describe, expect, it } from 'vitest';
import { getPackageEnd } from './rules.ts';

describe('the end of a package counted in days', () => {
  it('is the Budapest midnight after the activation day plus its days', () => {
    expect(getPackageEnd(new Date('2026-11-21T11:00:00Z'), 7)).toEqual(new Date('2026-11-28T23:00:00Z'));
  });

  it('uses the Budapest day of the activation', () => {
    expect(getPackageEnd(new Date('2026-11-21T23:30:00Z'), 7)).toEqual(new Date('2026-11-29T23:00:00Z'));
  });

  it('is midnight across a clock change', () => {
    expect(getPackageEnd(new Date('2026-03-20T10:00:00Z'), 30)).toEqual(new Date('2026-04-19T22:00:00Z'));
    expect(getPackageEnd(new Date('2026-10-20T10:00:00Z'), 7)).toEqual(new Date('2026-10-27T23:00:00Z'));
  });
});
