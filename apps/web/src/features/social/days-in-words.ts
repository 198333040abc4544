import { formatDate } from '../../lib/format.ts';
import { addDays, dayOf } from '../packages/index.ts';
import { text } from './text.ts';

/** Until when the package is in force, by the calendar of Budapest. */
export const daysInWords = (days: number): string =>
  days === 0 ? text.lastDay : text.days(days, formatDate(addDays(dayOf(new Date()), days)));
