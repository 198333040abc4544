import { addDays, daysBetween, startOfDay, timeZone, toBudapestDay } from '@piacter/contracts/core/days';
import { getPackageEnd } from '@piacter/contracts/packages/rules';

const hourMs = 3_600_000;

const wallClock = new Intl.DateTimeFormat('sv-SE', {
  timeZone,
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
    return { validFrom: queuedBehind, validTo: startOfDay(addDays(toBudapestDay(queuedBehind), quantity)) };
  return { validFrom: activation, validTo: getPackageEnd(activation, quantity) };
}

/** Days until the last day of a package that ends at `validTo`: 0 on the last day, -1 after it. */
export function daysLeft(validTo: Date, now: Date): number {
  if (now >= validTo) return -1;
  return daysBetween(toBudapestDay(now), toBudapestDay(new Date(validTo.getTime() - 1)));
}
