import { describe, expect, it } from 'vitest';
import { fromWallTime, toWallTime } from '../../../core/calendar.ts';
import { getMailTime, leaveQuiet, type MailSettings } from './mail-time.ts';

const at = (wall: string): Date => {
  const instant = fromWallTime(wall);
  if (!instant) throw new Error(`no such time: ${wall}`);
  return instant;
};
const plan = (settings: Partial<MailSettings>, due: string, now = due) => {
  const time = getMailTime({ frequency: 'instant', quiet: null, ...settings }, at(due), at(now));
  return time && toWallTime(time);
};
const night = { from: '22:00', to: '07:00' };

describe('the time of a mail about unread messages', () => {
  it.each([
    ['instant', '2026-11-26T13:05', '2026-11-26T13:05'],
    ['hourly', '2026-11-26T13:05', '2026-11-26T14:00'],
    ['hourly', '2026-11-26T13:00', '2026-11-26T13:00'],
    ['daily', '2026-11-26T07:30', '2026-11-26T08:00'],
    ['daily', '2026-11-26T08:05', '2026-11-27T08:00'],
    ['never', '2026-11-26T08:05', undefined],
  ] as const)('%s, of %s, is %s', (frequency, due, expected) => {
    expect(plan({ frequency }, due)).toBe(expected);
  });

  it('is today for who was mailed some seconds after the time of yesterday', () => {
    const due = new Date(at('2026-11-26T08:00').getTime() + 20_000);
    expect(getMailTime({ frequency: 'daily', quiet: null }, due, due)).toEqual(due);
  });

  it('is now at the earliest, after an outage', () => {
    expect(plan({}, '2026-11-26T13:05', '2026-11-26T16:00')).toBe('2026-11-26T16:00');
    expect(plan({ quiet: night }, '2026-11-26T21:59', '2026-11-26T22:01')).toBe('2026-11-27T07:00');
  });

  it.each([
    ['instant', '2026-11-26T23:10', '2026-11-27T07:00'],
    ['instant', '2026-11-26T21:59', '2026-11-26T21:59'],
    ['instant', '2026-11-27T06:59', '2026-11-27T07:00'],
    ['instant', '2026-11-27T07:00', '2026-11-27T07:00'],
    ['hourly', '2026-11-26T21:30', '2026-11-27T07:00'],
  ] as const)('%s, of %s, waits in quiet hours until %s', (frequency, due, expected) => {
    expect(plan({ frequency, quiet: night }, due)).toBe(expected);
  });

  it('is the end of quiet hours that the daily time is in, and stays so when asked again', () => {
    const quiet = { from: '06:00', to: '09:30' };
    expect(plan({ frequency: 'daily', quiet }, '2026-11-26T05:00')).toBe('2026-11-26T09:30');
    expect(plan({ frequency: 'daily', quiet }, '2026-11-26T09:30')).toBe('2026-11-26T09:30');
    expect(plan({ frequency: 'hourly', quiet }, '2026-11-26T06:30')).toBe('2026-11-26T09:30');
  });

  it('is on the clocks of Budapest on the days when they change', () => {
    // Put forward at 2:00 on 2027-03-28: 2:30 does not exist.
    expect(toWallTime(leaveQuiet(at('2027-03-28T01:30'), { from: '01:00', to: '02:30' }))).toBe(
      '2027-03-28T03:30',
    );
    expect(plan({ quiet: night }, '2027-03-27T23:00')).toBe('2027-03-28T07:00');
    // Put back at 3:00 on 2026-10-25: 2:15 is there twice.
    const second = new Date(at('2026-10-25T02:15').getTime() + 3_600_000);
    const end = leaveQuiet(second, { from: '01:00', to: '02:30' });
    expect(end > second && toWallTime(end) >= '2026-10-25T02:30').toBe(true);
    expect(plan({ frequency: 'daily', quiet: night }, '2026-10-24T09:00')).toBe('2026-10-25T08:00');
  });
});
