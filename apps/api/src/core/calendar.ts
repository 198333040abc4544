/**
 * Calendar days of Europe/Budapest, written YYYY-MM-DD, and the instants they begin at. Packages are counted in
 * such days, so an offset in hours would be wrong twice a year and a zone of the database would be wrong
 * wherever its tables are not loaded: this is the only place that knows the zone.
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

/** The day that a clock on a wall in Budapest shows at the instant. */
export const toCalendarDay = (instant: Date): string => budapest.format(instant);

/** `count` days later, or earlier when it is negative. */
export const addDays = (day: string, count: number): string =>
  new Date(utc(day) + count * dayMs).toISOString().slice(0, 10);

/** Days from the first to the second; negative when the second is earlier. */
export const daysBetween = (from: string, to: string): number => Math.round((utc(to) - utc(from)) / dayMs);

/** The midnight that the day begins with in Budapest. Both clock changes are at night after it, so it exists. */
export function startOfDay(day: string): Date {
  const inSummer = new Date(utc(day) - 2 * hourMs);
  return toCalendarDay(inSummer) === day ? inSummer : new Date(utc(day) - hourMs);
}

export interface Validity {
  validFrom: Date;
  /** The first instant after it: validFrom <= now < validTo. */
  validTo: Date;
}

/**
 * When a package counted in days is in force: its last day is the day of activation plus `quantity`, and it ends
 * at the midnight after it. Where one of the same type is still in force until `queuedBehind`, the new one
 * begins there and adds exactly `quantity` days to it.
 */
export function getValidity(activation: Date, quantity: number, queuedBehind: Date | null = null): Validity {
  if (queuedBehind && queuedBehind > activation)
    return { validFrom: queuedBehind, validTo: startOfDay(addDays(toCalendarDay(queuedBehind), quantity)) };
  return { validFrom: activation, validTo: startOfDay(addDays(toCalendarDay(activation), quantity + 1)) };
}

/** Days until the last day of a package that ends at `validTo`: 0 on the last day itself, -1 once it is over. */
export function daysLeft(validTo: Date, now: Date): number {
  if (now >= validTo) return -1;
  return daysBetween(toCalendarDay(now), toCalendarDay(new Date(validTo.getTime() - 1)));
}
