import { describe, expect, it } from 'vitest';
import { dayOfLeapYear, daysInMonth, isDayOfMonth } from './values.ts';

describe('the calendar of opening periods', () => {
  // Shows WID-08.
  it('is that of a leap year', () => {
    const days = Array.from({ length: 12 }, (_, index) => daysInMonth(index + 1));
    expect(days).toEqual([31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]);
    expect([dayOfLeapYear(1, 1), dayOfLeapYear(3, 1), dayOfLeapYear(12, 31)]).toEqual([1, 61, 366]);
  });

  it('knows which days exist', () => {
    expect(isDayOfMonth(2, 29)).toBe(true);
    expect(isDayOfMonth(2, 30)).toBe(false);
    expect(isDayOfMonth(13, 1)).toBe(false);
    expect(isDayOfMonth(4, 0)).toBe(false);
  });

  it.each([0, 13, -1, 1.5, Number.NaN])('throws for month %d', (month) => {
    expect(() => daysInMonth(month)).toThrow(RangeError);
  });
});
