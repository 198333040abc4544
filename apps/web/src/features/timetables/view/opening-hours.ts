import type { Timetable } from '@piacter/contracts/timetables';
import {
  getHours,
  type Hours,
  isEverOpen,
  type OpenState,
  toBudapestTime,
} from '@piacter/contracts/timetables/values';
import { text } from '../text.ts';
import { isWholeDay, wholeDay } from '../whole-day.ts';

/** '8:00': without the leading zero of the API. */
const formatTime = (time: string): string => time.replace(/^0(?=\d:)/, '');

/** '8:00–16:00', '0–24', or 'zárva'. */
export function formatHours(hours: Hours | null): string {
  if (hours === null) return text.view.closedAllDay;
  return isWholeDay(hours) ? text.view.wholeDay : `${formatTime(hours.from)}–${formatTime(hours.to)}`;
}

/** When it closes or opens next: '16:00-ig', 'éjfélig', 'hétfőn 8:00-kor nyit'; '' if it never opens. */
export const formatOpenState = (state: OpenState): string => {
  if (state.isOpen)
    return state.until === wholeDay.to ? text.view.untilMidnight : text.view.until(formatTime(state.until));
  if (state.next === null) return '';
  const time = formatTime(state.next.from);
  return state.next.on ? text.view.opensOn(text.view.on[state.next.on], time) : text.view.opensToday(time);
};

/** Today's hours in Budapest; null without a timetable. */
export const formatHoursToday = (week: Timetable | null, now: Date): string | null =>
  week === null || !isEverOpen(week) ? null : formatHours(getHours(week, toBudapestTime(now).day));
