/**
 * Calendar days of Europe/Budapest as YYYY-MM-DD, and the instants at which they begin. Packages are counted in
 * such days. This is the only place with the time zone: a fixed offset would be wrong twice a year, and named zones
 * in the database need tables that may not be loaded.
 */
const budapest = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Budapest',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

const utc = (day: string): number => {
  const ms = Date.parse(`${day}T00:00:00.000Z`);
  if (Number.isNaN(ms)) throw new RangeError(`Not a calendar day: ${day}`);
  return ms;
};

const last = { hour: Number.NaN, day: '' };

/**
 * The calendar day in Budapest at the instant. The day of the last hour that was asked for is kept, as most calls ask
 * for today and formatting takes as long as reading a row. Days begin at full hours, in UTC as well.
 */
export function toCalendarDay(instant: Date): string {
  const hour = Math.floor(instant.getTime() / hourMs);
  if (hour !== last.hour) Object.assign(last, { hour, day: budapest.format(instant) });
  return last.day;
}

/** The day `count` days later; earlier when negative. */
export const addDays = (day: string, count: number): string =>
  new Date(utc(day) + count * dayMs).toISOString().slice(0, 10);

/** The number of days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / dayMs);

/** Midnight in Budapest at the start of the day. It always exists, as daylight-saving changes happen after it. */
export function startOfDay(day: string): Date {
  const inSummer = new Date(utc(day) - 2 * hourMs);
  return toCalendarDay(inSummer) === day ? inSummer : new Date(utc(day) - hourMs);
}

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Budapest',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** 'YYYY-MM-DDTHH:MM' on the clocks of Budapest. */
export const toWallTime = (instant: Date): string => wallClock.format(instant).replace(' ', 'T');

/**
 * The instant of 'YYYY-MM-DDTHH:MM' on the clocks of Budapest, the first of two when they are put back; undefined for a
 * time that does not exist, as when they are put forward.
 */
export function fromWallTime(time: string): Date | undefined {
  const ms = Date.parse(`${time}:00.000Z`);
  if (Number.isNaN(ms)) return undefined;
  return [2, 1].map((hours) => new Date(ms - hours * hourMs)).find((instant) => toWallTime(instant) === time);
}

export interface Validity {
  validFrom: Date;
  /** Exclusive: validFrom <= now < validTo. */
  validTo: Date;
}

/**
 * The validity of a package of `quantity` days: it ends at the midnight after the activation day plus `quantity`.
 * With `queuedBehind`, the end of a package of the same type that is still in force, it begins there and lasts
 * exactly `quantity` days.
 */
export function getValidity(activation: Date, quantity: number, queuedBehind: Date | null = null): Validity {
  if (queuedBehind && queuedBehind > activation)
    return { validFrom: queuedBehind, validTo: startOfDay(addDays(toCalendarDay(queuedBehind), quantity)) };
  return { validFrom: activation, validTo: startOfDay(addDays(toCalendarDay(activation), quantity + 1)) };
}

/** Days until the last day of a package that ends at `validTo`: 0 on the last day, -1 after it. */
export function daysLeft(validTo: Date, now: Date): number {
  if (now >= validTo) return -1;
  return daysBetween(toCalendarDay(now), toCalendarDay(new Date(validTo.getTime() - 1)));
}
