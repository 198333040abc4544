import {
  addDays,
  dayMs,
  fromDayNumber,
  timeZone,
  toBudapestDay,
  toDayNumber,
} from '@piacter/contracts/core/days';
import { unreadable } from './feed-error.ts';

/** A date of a feed, or a time on it in a zone: 'UTC', a name of the IANA list, or undefined for that of Budapest. */
export interface Moment {
  day: string;
  /** Milliseconds since midnight; undefined for a date alone. */
  time?: number;
  zone?: string;
}

const zones = new Map<string, Intl.DateTimeFormat | undefined>();

/** The clock of a zone; undefined for Budapest's, and for names that only the feed knows, which are taken for it. */
function findClock(name: string): Intl.DateTimeFormat | undefined {
  if (name === timeZone) return undefined;
  try {
    return new Intl.DateTimeFormat('sv-SE', { timeZone: name, dateStyle: 'short', timeStyle: 'medium' });
  } catch {
    return undefined;
  }
}

function getClock(name: string): Intl.DateTimeFormat | undefined {
  if (!zones.has(name) && zones.size < maxZones) zones.set(name, findClock(name));
  return zones.get(name);
}

/** Names that are remembered; there are some 600 zones, and feeds may invent more. */
const maxZones = 2000;

/** Some programs put their own path before the name of a zone. */
const ianaName = /[A-Za-z_]+\/[A-Za-z_]+(?:\/[A-Za-z_]+)?$/;

const form = /^(\d{4}-\d{2}-\d{2})(?:T(?:(\d{2}):(\d{2}):(\d{2})?(Z)?|:.*))?$/;

/** Reads a value as ical.js writes it; a date that was not declared as one is followed by an empty time. */
export function toMoment(value: unknown, tzid: unknown): Moment {
  const [, day = '', hours, minutes, seconds, utc] = form.exec(String(value)) ?? [];
  if (!isDay(day)) throw unreadable();
  if (hours === undefined) return { day };
  const time = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds ?? 0)) * 1000;
  const zone = utc ? 'UTC' : ianaName.exec(String(tzid ?? ''))?.[0];
  return { day, time, ...(zone && getClock(zone) && { zone }) };
}

function isDay(day: string): boolean {
  const number = toDayNumber(day || '-');
  return !Number.isNaN(number) && fromDayNumber(number) === day;
}

/** The instant of a time in a zone: its clock shows another time at the same instant of UTC, which tells the distance. */
function toInstant({ day, time = 0, zone }: Moment): number {
  const wall = toDayNumber(day) * dayMs + time;
  const clock = zone === undefined ? undefined : getClock(zone);
  if (!clock) return wall;
  const distance = (at: number) => Date.parse(`${clock.format(at).replace(' ', 'T')}Z`) - at;
  return wall - distance(wall - distance(wall));
}

/** The day in Budapest. */
export const toDay = (moment: Moment): string =>
  moment.time === undefined || moment.zone === undefined
    ? moment.day
    : toBudapestDay(new Date(toInstant(moment)));

/** Whether a moment is later than another one on the same day in Budapest. */
export const isLater = (moment: Moment, other: Moment): boolean =>
  moment.time !== undefined && other.time !== undefined && budapestTime(moment) > budapestTime(other);

const budapestClock = new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'medium' });
const budapestTime = (moment: Moment): string =>
  moment.zone === undefined
    ? new Date(moment.time ?? 0).toISOString().slice(11, 19)
    : budapestClock.format(toInstant(moment));

/** The moment so many seconds later, by the same clock. */
export function addSeconds({ day, time, zone }: Moment, seconds: number): Moment {
  const total = (time ?? 0) + seconds * 1000;
  const moved = addDays(day, Math.floor(total / dayMs));
  if (time === undefined) return { day: moved };
  return { day: moved, time: ((total % dayMs) + dayMs) % dayMs, ...(zone && { zone }) };
}
