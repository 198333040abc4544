import { formatDate } from '../../lib/format.ts';
import { addDays, toBudapestDay } from './package-days.ts';
import { text } from './text.ts';

/** Until when a package with so many days left is active, in Budapest time. */
export const formatDaysLeft = (days: number): string =>
  days === 0 ? text.validToday : text.validDays(days, formatDate(addDays(toBudapestDay(new Date()), days)));
