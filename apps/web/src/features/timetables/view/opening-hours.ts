import type { Timetable } from '@piacter/contracts/timetables';
import { type Weekday, weekdays } from '@piacter/contracts/timetables/values';
import { text } from '../text.ts';

/** The opening hours of one day; `to` at or before `from` is on the next day. */
type Hours = { from: string; to: string };

export const getHours = (week: Timetable, day: Weekday): Hours | null => {
  const [from, to] = [week[`${day}From`], week[`${day}To`]];
  return week[`${day}Open`] === 1 && from !== null && to !== null ? { from, to } : null;
};

/** Whether it opens on any day. */
export const isEverOpen = (week: Timetable): boolean => weekdays.some((day) => getHours(week, day) !== null);

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Budapest',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The weekday and the time of day ('08:05') in Budapest. */
export const toBudapestTime = (now: Date): { day: Weekday; time: string } => {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = weekdays.find((name) => name === parts.weekday?.toLowerCase()) ?? 'monday';
  return { day, time: `${parts.hour}:${parts.minute}` };
};

const addDays = (day: Weekday, steps: number): Weekday =>
  weekdays[(weekdays.indexOf(day) + steps + weekdays.length) % weekdays.length] ?? day;

const crossesMidnight = ({ from, to }: Hours): boolean => to <= from;

type OpenState =
  | { isOpen: true; until: string }
  /** `on` is missing when it opens later today; `next` is null when it never opens. */
  | { isOpen: false; next: { from: string; on?: Weekday } | null };

const findNextOpening = (week: Timetable, day: Weekday, time: string): OpenState => {
  for (let steps = 0; steps <= weekdays.length; steps += 1) {
    const on = addDays(day, steps);
    const hours = getHours(week, on);
    if (hours === null || (steps === 0 && hours.from <= time)) continue;
    return { isOpen: false, next: steps === 0 ? { from: hours.from } : { from: hours.from, on } };
  }
  return { isOpen: false, next: null };
};

/** Whether it is open now in Budapest time, until when, or when it opens next. */
export const getOpenState = (week: Timetable, now: Date): OpenState => {
  const { day, time } = toBudapestTime(now);
  const before = getHours(week, addDays(day, -1));
  if (before && crossesMidnight(before) && time < before.to) return { isOpen: true, until: before.to };
  const today = getHours(week, day);
  if (today && today.from <= time && (crossesMidnight(today) || time < today.to))
    return { isOpen: true, until: today.to };
  return findNextOpening(week, day, time);
};

/** '8:00': without the leading zero of the API. */
const formatTime = (time: string): string => time.replace(/^0(?=\d:)/, '');

/** '8:00–16:00', or 'zárva'. */
export const formatHours = (hours: Hours | null): string =>
  hours ? `${formatTime(hours.from)}–${formatTime(hours.to)}` : text.view.closedAllDay;

/** When it closes or opens next: '16:00-ig', 'hétfőn 8:00-kor nyit'; '' if it never opens. */
export const formatOpenState = (state: OpenState): string => {
  if (state.isOpen) return text.view.until(formatTime(state.until));
  if (state.next === null) return '';
  const time = formatTime(state.next.from);
  return state.next.on ? text.view.opensOn(text.view.on[state.next.on], time) : text.view.opensToday(time);
};

/** Today's hours in Budapest; null without a timetable. */
export const formatHoursToday = (week: Timetable | null, now: Date): string | null =>
  week === null || !isEverOpen(week) ? null : formatHours(getHours(week, toBudapestTime(now).day));
