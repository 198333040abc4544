import { describe, expect, it } from 'vitest';
import { getDaysLeft, getTotalDays } from './package-days.ts';

describe('days left of a package', () => {
  // 2026-12-03 is the last day; access ends at the Budapest midnight after it.
  const validTo = '2026-12-03T23:00:00.000Z';

  it('are the last day minus today, by the calendar of Budapest', () => {
    expect(getDaysLeft(validTo, new Date('2026-11-21T11:00:00Z'))).toBe(12);
    expect(getDaysLeft(validTo, new Date('2026-11-21T22:59:59Z'))).toBe(12);
    expect(getDaysLeft(validTo, new Date('2026-11-21T23:00:00Z'))).toBe(11);
  });

  it('are none on the last day and after it', () => {
    expect(getDaysLeft(validTo, new Date('2026-12-03T22:59:59Z'))).toBe(0);
    expect(getDaysLeft(validTo, new Date('2027-01-01T00:00:00Z'))).toBe(0);
  });

  it('are right across a change to or from daylight saving time', () => {
    expect(getDaysLeft('2026-10-26T23:00:00.000Z', new Date('2026-10-24T12:00:00Z'))).toBe(2);
    expect(getTotalDays('2026-10-20T10:00:00.000Z', '2026-10-30T23:00:00.000Z')).toBe(10);
  });
});
