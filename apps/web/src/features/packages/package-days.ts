import { addDays, daysBetween, toBudapestDay } from '@piacter/contracts/core/days';
import { formatDate } from '../../lib/format.ts';
import { text } from './text.ts';

/** The last moment of a package that ends at `validTo` (a midnight); its day is the last day. */
export const getLastMoment = (validTo: string): Date => new Date(Date.parse(validTo) - 1);

/** Days left of a package: its last day minus today, by the Budapest calendar. */
export const getDaysLeft = (validTo: string, now: Date): number =>
  Math.max(0, daysBetween(toBudapestDay(now), toBudapestDay(getLastMoment(validTo))));

/** The total days of a package, from its first to its last one. */
export const getTotalDays = (validFrom: string, validTo: string): number =>
  Math.max(1, daysBetween(toBudapestDay(new Date(validFrom)), toBudapestDay(getLastMoment(validTo))));

/** Until when a package with so many days left is active, in Budapest time. */
export const formatDaysLeft = (days: number): string =>
  days === 0 ? text.validToday : text.validDays(days, formatDate(addDays(toBudapestDay(new Date()), days)));
