import type { Timetable } from '@piacter/contracts/timetables';
import { type Weekday, weekdays } from '@piacter/contracts/timetables/values';

/** The opening of one day; `to` at or before `from` is on the next day. Null where it stays closed. */
export type Hours = { from: string; to: string };

export const hoursOn = (week: Timetable, day: Weekday): Hours | null => {
  const [from, to] = [week[`${day}From`], week[`${day}To`]];
  return week[`${day}Open`] === 1 && from !== null && to !== null ? { from, to } : null;
};

/** Whether it opens on any day at all. */
export const isEverOpen = (week: Timetable): boolean => weekdays.some((day) => hoursOn(week, day) !== null);

const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Budapest',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day and the time of day ('08:05') in Budapest. */
export const budapestTime = (now: Date): { day: Weekday; time: string } => {
  const parts = Object.fromEntries(clock.formatToParts(now).map(({ type, value }) => [type, value]));
  const day = weekdays.find((name) => name === parts.weekday?.toLowerCase()) ?? 'monday';
  return { day, time: `${parts.hour}:${parts.minute}` };
};

const dayAfter = (day: Weekday, steps: number): Weekday =>
  weekdays[(weekdays.indexOf(day) + steps + weekdays.length) % weekdays.length] ?? day;

const crossesMidnight = ({ from, to }: Hours): boolean => to <= from;

export type OpenState =
  | { isOpen: true; until: string }
  /** `on` is left out when it opens later today; `next` is null when it never does. */
  | { isOpen: false; next: { from: string; on?: Weekday } | null };

const opening = (week: Timetable, day: Weekday, time: string): OpenState => {
  for (let steps = 0; steps <= weekdays.length; steps += 1) {
    const on = dayAfter(day, steps);
    const hours = hoursOn(week, on);
    if (hours === null || (steps === 0 && hours.from <= time)) continue;
    return { isOpen: false, next: steps === 0 ? { from: hours.from } : { from: hours.from, on } };
  }
  return { isOpen: false, next: null };
};

/** Whether it is open at this moment by Budapest's clock, until when, or when it opens next. */
export const openStateAt = (week: Timetable, now: Date): OpenState => {
  const { day, time } = budapestTime(now);
  const before = hoursOn(week, dayAfter(day, -1));
  if (before && crossesMidnight(before) && time < before.to) return { isOpen: true, until: before.to };
  const today = hoursOn(week, day);
  if (today && today.from <= time && (crossesMidnight(today) || time < today.to))
    return { isOpen: true, until: today.to };
  return opening(week, day, time);
};
