import { addDays, daysBetween, startOfDay, toBudapestDay } from '@piacter/contracts/core/days';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysLeft, getValidity } from './calendar.ts';

const at = (text: string) => new Date(text);
const hours = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 3_600_000;

describe('calendar days of Budapest', () => {
  it.each([
    ['2026-11-20T22:59:59.999Z', '2026-11-20'],
    ['2026-11-20T23:00:00.000Z', '2026-11-21'],
    ['2026-07-20T21:59:59.999Z', '2026-07-20'],
    ['2026-07-20T22:00:00.000Z', '2026-07-21'],
    ['2026-12-31T23:00:00.000Z', '2027-01-01'],
  ])('shows at %s the day %s', (instant, day) => {
    expect(toBudapestDay(at(instant))).toBe(day);
  });

  it.each([
    ['2026-01-15', '2026-01-14T23:00:00.000Z'],
    ['2026-07-15', '2026-07-14T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T23:00:00.000Z'],
    ['2026-03-30', '2026-03-29T22:00:00.000Z'],
    ['2026-10-25', '2026-10-24T22:00:00.000Z'],
    ['2026-10-26', '2026-10-25T23:00:00.000Z'],
  ])('begins %s at %s', (day, instant) => {
    expect(startOfDay(day).toISOString()).toBe(instant);
  });

  it('give the days of daylight-saving changes 23 and 25 hours', () => {
    expect(hours(startOfDay('2026-03-29'), startOfDay('2026-03-30'))).toBe(23);
    expect(hours(startOfDay('2026-10-25'), startOfDay('2026-10-26'))).toBe(25);
  });

  it('include February 29 in leap years only', () => {
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2027-02-28', 1)).toBe('2027-03-01');
    expect(addDays('2028-02-29', 365)).toBe('2029-02-28');
    expect(daysBetween('2028-02-28', '2028-03-01')).toBe(2);
    expect(daysBetween('2028-03-01', '2028-02-28')).toBe(-2);
  });

  it('throw for an invalid day', () => {
    expect(() => startOfDay('2026-02-30x')).toThrow(RangeError);
  });

  it('start at most 25 hours before any instant of sixty years', () => {
    const instants = fc.date({ min: at('2000-01-01'), max: at('2060-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, (instant) => {
        const midnight = startOfDay(toBudapestDay(instant));
        expect(toBudapestDay(midnight)).toBe(toBudapestDay(instant));
        expect(toBudapestDay(new Date(midnight.getTime() - 1))).toBe(addDays(toBudapestDay(instant), -1));
        expect(midnight <= instant && hours(midnight, instant) < 25).toBe(true);
      }),
    );
  });
});

describe('the validity of a package', () => {
  it('ends at the midnight after the activation day plus the quantity', () => {
    const { validFrom, validTo } = getValidity(at('2026-11-21T10:00:00.000Z'), 30);
    expect(validFrom.toISOString()).toBe('2026-11-21T10:00:00.000Z');
    expect(validTo.toISOString()).toBe('2026-12-21T23:00:00.000Z');
  });

  it('uses days in Budapest time, not in the server’s time zone', () => {
    expect(getValidity(at('2026-11-20T23:30:00.000Z'), 1).validTo.toISOString()).toBe(
      '2026-11-22T23:00:00.000Z',
    );
  });

  it('is exact across both daylight-saving changes', () => {
    expect(getValidity(at('2026-03-28T12:00:00.000Z'), 2).validTo.toISOString()).toBe(
      '2026-03-30T22:00:00.000Z',
    );
    expect(getValidity(at('2026-10-24T12:00:00.000Z'), 2).validTo.toISOString()).toBe(
      '2026-10-26T23:00:00.000Z',
    );
  });

  it('counts February 29', () => {
    expect(getValidity(at('2028-02-20T12:00:00.000Z'), 10).validTo).toEqual(startOfDay('2028-03-02'));
  });

  it('begins at the end of the package in force and adds exactly its quantity to the days left', () => {
    const now = at('2026-11-21T10:00:00.000Z');
    const first = getValidity(now, 30);
    const second = getValidity(now, 30, first.validTo);
    expect(second.validFrom).toEqual(first.validTo);
    expect(daysLeft(first.validTo, now)).toBe(30);
    expect(daysLeft(second.validTo, now)).toBe(60);
  });

  it('ignores an expired package', () => {
    const now = at('2026-11-21T10:00:00.000Z');
    expect(getValidity(now, 3, at('2026-11-20T23:00:00.000Z'))).toEqual(getValidity(now, 3));
  });
});

describe('days left', () => {
  const { validTo } = getValidity(at('2026-11-21T10:00:00.000Z'), 1);

  it.each([
    ['2026-11-21T10:00:00.000Z', 1],
    ['2026-11-21T22:59:59.999Z', 1],
    ['2026-11-21T23:00:00.000Z', 0],
    ['2026-11-22T22:59:59.999Z', 0],
    ['2026-11-22T23:00:00.000Z', -1],
    ['2026-12-22T23:00:00.000Z', -1],
  ])('are at %s: %i', (now, days) => {
    expect(daysLeft(validTo, at(now))).toBe(days);
  });

  it.each([
    ['the day of 23 hours', '2026-03-28', 2],
    ['the day of 25 hours', '2026-10-24', 2],
    ['the leap day', '2028-02-28', 2],
    ['the end of a February without one', '2027-02-28', 1],
    ['the end of a year', '2026-12-31', 1],
    ['a whole leap year', '2028-01-01', 366],
  ])('go down by one at each midnight over %s', (_words, first, quantity) => {
    const { validTo: end } = getValidity(new Date(startOfDay(first).getTime() + 1), quantity);
    for (let passed = 0; passed <= quantity; passed += 1) {
      const midnight = startOfDay(addDays(first, passed));
      const lastMoment = new Date(startOfDay(addDays(first, passed + 1)).getTime() - 1);
      expect([daysLeft(end, midnight), daysLeft(end, lastMoment)]).toEqual([
        quantity - passed,
        quantity - passed,
      ]);
    }
    expect(daysLeft(end, end)).toBe(-1);
  });

  it.each([
    ['2026-03-28T22:59:59.999Z', 1, '2026-03-29T22:00:00.000Z'],
    ['2026-03-28T23:00:00.000Z', 1, '2026-03-30T22:00:00.000Z'],
    ['2026-03-29T00:59:59.999Z', 1, '2026-03-30T22:00:00.000Z'],
    ['2026-03-29T01:00:00.000Z', 1, '2026-03-30T22:00:00.000Z'],
    ['2026-10-24T21:59:59.999Z', 1, '2026-10-25T23:00:00.000Z'],
    ['2026-10-25T00:30:00.000Z', 1, '2026-10-26T23:00:00.000Z'],
    ['2026-10-25T01:30:00.000Z', 1, '2026-10-26T23:00:00.000Z'],
    ['2026-10-25T22:59:59.999Z', 1, '2026-10-26T23:00:00.000Z'],
    ['2028-02-28T22:59:59.999Z', 1, '2028-02-29T23:00:00.000Z'],
    ['2028-02-28T23:00:00.000Z', 1, '2028-03-01T23:00:00.000Z'],
    ['2028-02-29T12:00:00.000Z', 365, '2029-02-28T23:00:00.000Z'],
  ])('of what is activated at %s for %i days end at %s', (activation, quantity, end) => {
    const { validTo: ends } = getValidity(at(activation), quantity);
    expect(ends.toISOString()).toBe(end);
    expect(daysLeft(ends, at(activation))).toBe(quantity);
  });

  it('add up for queued packages across every daylight-saving change', () => {
    const activation = at('2026-03-20T12:00:00.000Z');
    let end: Date | null = null;
    for (let count = 1; count <= 30; count += 1) {
      ({ validTo: end } = getValidity(activation, 10, end));
      expect(daysLeft(end, activation)).toBe(10 * count);
      expect(startOfDay(toBudapestDay(end))).toEqual(end);
    }
  });
});
