import type { Timetable } from '@piacter/contracts/timetables';
import { budapestTime, type Hours, hoursOn, isEverOpen, type OpenState } from './open-now.ts';
import { text } from './text.ts';

/** '8:00': without the leading zero that the wire has. */
const timeOf = (wire: string): string => wire.replace(/^0(?=\d:)/, '');

/** '8:00–16:00', or 'zárva'. */
export const sayHours = (hours: Hours | null): string =>
  hours ? `${timeOf(hours.from)}–${timeOf(hours.to)}` : text.closedAllDay;

/** Until when, or from when: '16:00-ig', 'hétfőn 8:00-kor nyit'; '' where it never opens. */
export const sayState = (state: OpenState): string => {
  if (state.isOpen) return text.until(timeOf(state.until));
  if (state.next === null) return '';
  const time = timeOf(state.next.from);
  return state.next.on ? text.opensOn(text.on[state.next.on], time) : text.opensToday(time);
};

/** The hours of the day that it is in Budapest; null where no week was given. */
export const hoursToday = (week: Timetable | null, now: Date): string | null =>
  week === null || !isEverOpen(week) ? null : sayHours(hoursOn(week, budapestTime(now).day));
