import { timeZone } from '../core/days.ts';
/** Days of the week as the wire's field names begin. */
export const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof weekdays)[number];

/** A week as the reply has it. */
type Timetable = { [Day in Weekday as `${Day}Open`]: 0 | 1 } & {
  [Day in Weekday as `${Day}From` | `${Day}To`]: string | null;
};

/** The opening hours of one day; `to` at or before `from` is on the next day. */
export type Hours = { from: string; to: string };

export const getHours = (week: Timetable, day: Weekday): Hours | null => {
  const [from, to] = [week[`${day}From`], week[`${day}To`]];
  return week[`${day}Open`] === 1 && from !== null && to !== null ? { from, to } : null;
};

/** Whether it opens on any day. */
export const isEverOpen = (week: Timetable): boolean => weekdays.some((day) => getHours(week, day) !== null);

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
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

/** The weekday so many days later. */
export const addDays = (day: Weekday, steps: number): Weekday =>
  weekdays[(weekdays.indexOf(day) + steps + weekdays.length) % weekdays.length] ?? day;

const crossesMidnight = ({ from, to }: Hours): boolean => to <= from;

export type OpenState =
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
