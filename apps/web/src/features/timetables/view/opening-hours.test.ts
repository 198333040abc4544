import type { Timetable } from '@piacter/contracts/timetables';
import { getOpenState, type Weekday, weekdays } from '@piacter/contracts/timetables/values';
import { describe, expect, it } from 'vitest';
import { formatHours, formatOpenState } from './index.tsx';

type Week = Partial<Record<Weekday, readonly [from: string, to: string]>>;

const createWeek = (week: Week): Timetable =>
  Object.fromEntries(
    weekdays.flatMap((day) => {
      const [from = null, to = null] = week[day] ?? [];
      return [
        [`${day}Open`, from === null ? 0 : 1],
        [`${day}From`, from],
        [`${day}To`, to],
      ];
    }),
  ) as Timetable;

/** Instants in UTC; in November Budapest is an hour ahead. 2026-11-20 is a Friday. */
const at = (week: Week, utc: string) => getOpenState(createWeek(week), new Date(utc));
const workdays: Week = {
  thursday: ['08:00', '16:00'],
  friday: ['08:00', '16:00'],
  monday: ['09:00', '12:00'],
};
const bar: Week = { friday: ['18:00', '02:00'], saturday: ['18:00', '00:00'] };

describe('whether it is open now', () => {
  it('follows the time in Budapest', () => {
    expect(at(workdays, '2026-11-20T06:59:00Z')).toEqual({ isOpen: false, next: { from: '08:00' } });
    expect(at(workdays, '2026-11-20T07:00:00Z')).toEqual({ isOpen: true, until: '16:00' });
    expect(at(workdays, '2026-11-20T14:59:59Z')).toEqual({ isOpen: true, until: '16:00' });
  });
  it('closes in the closing minute, and names the next opening after the weekend', () => {
    expect(at(workdays, '2026-11-20T15:00:00Z')).toEqual({
      isOpen: false,
      next: { from: '09:00', on: 'monday' },
    });
  });
  it('lasts past midnight', () => {
    expect(at(bar, '2026-11-20T22:30:00Z')).toEqual({ isOpen: true, until: '02:00' });
    expect(at(bar, '2026-11-21T00:59:00Z')).toEqual({ isOpen: true, until: '02:00' });
    expect(at(bar, '2026-11-21T01:00:00Z')).toEqual({ isOpen: false, next: { from: '18:00' } });
  });
  it('treats a closing time of midnight as the end of the day', () => {
    expect(at(bar, '2026-11-21T22:59:00Z')).toEqual({ isOpen: true, until: '00:00' });
    expect(at(bar, '2026-11-21T23:00:00Z')).toEqual({ isOpen: false, next: { from: '18:00', on: 'friday' } });
  });
  it('carries Sunday over into Monday', () => {
    expect(at({ sunday: ['20:00', '04:00'] }, '2026-11-23T02:00:00Z')).toEqual({
      isOpen: true,
      until: '04:00',
    });
  });
  it('is right after a change to or from daylight saving time', () => {
    // 2026-07-17 is a Friday; in summer Budapest is two hours ahead.
    expect(at(workdays, '2026-07-17T06:00:00Z')).toEqual({ isOpen: true, until: '16:00' });
    expect(at(workdays, '2026-07-17T14:00:00Z')).toMatchObject({ isOpen: false });
  });
  it('finds the same day of the next week', () => {
    expect(at({ friday: ['08:00', '10:00'] }, '2026-11-20T10:00:00Z')).toEqual({
      isOpen: false,
      next: { from: '08:00', on: 'friday' },
    });
  });
  it('has no next opening when every day is closed', () => {
    expect(at({}, '2026-11-20T10:00:00Z')).toEqual({ isOpen: false, next: null });
  });
});

it('a day around the clock is 0–24, open until midnight', () => {
  expect(formatHours({ from: '00:00', to: '23:59' })).toBe('0–24');
  expect(formatHours({ from: '08:00', to: '23:59' })).toBe('8:00–23:59');
  expect(formatOpenState(at({ friday: ['00:00', '23:59'] }, '2026-11-20T12:00:00Z'))).toBe('éjfélig');
});
