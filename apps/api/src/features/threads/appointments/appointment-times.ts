import { dayMs } from '@piacter/contracts/core/days';
import { fromWallTime } from '../../../core/calendar.ts';
import { invalidField } from '../../../core/http/api-error.ts';
import { appointmentText as text } from './appointments.text.ts';

const maxDaysAhead = 365;

/** What is wrong with a time, in words. */
function findFault(time: string, instant: Date | undefined, now: Date): string | undefined {
  if (!instant) {
    const isRealDay = new Date(`${time}:00.000Z`).toJSON()?.startsWith(time);
    return isRealDay ? text.noSuchTime : text.badDay;
  }
  if (instant <= now) return text.past;
  return instant.getTime() > now.getTime() + maxDaysAhead * dayMs ? text.tooLate : undefined;
}

/** The instants of times on the clocks of Budapest; throws `validation_failed` with the path of the wrong one. */
export function toInstants(times: readonly string[], now: Date, path: 'times' | 'move'): Date[] {
  return times.map((time, index) => {
    const instant = fromWallTime(time);
    const fault = findFault(time, instant, now) ?? (times.indexOf(time) < index ? text.twice : undefined);
    if (fault !== undefined || !instant) throw invalidField(`${path}.${index}`, fault ?? text.badDay);
    return instant;
  });
}

export const joinTimes = (instants: readonly Date[]): string =>
  instants.map((instant) => instant.toISOString()).join(' ');

export const splitTimes = (times: string): Date[] => times.split(' ').map((time) => new Date(time));
