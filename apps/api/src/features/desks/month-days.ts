import { addDays } from '@piacter/contracts/core/days';
import type { Days } from './desk-month.queries.ts';

const firstOf = (month: string) => `${month}-01`;
const monthOf = (day: string) => day.slice(0, 7);
const lastOf = (month: string) => addDays(firstOf(monthOf(addDays(firstOf(month), 31))), -1);
const earlier = (one: string, other: string) => (one < other ? one : other);

/**
 * The days of a month (`YYYY-MM`) until today, and those of the month before to compare with: as many, while the month is
 * not over.
 */
export function getDaysOfMonth(month: string, today: string): { days: Days; before: Days } {
  const from = firstOf(month);
  const last = lastOf(month);
  const to = from > today ? last : earlier(last, today);
  const monthBefore = monthOf(addDays(from, -1));
  const lastBefore = lastOf(monthBefore);
  const sameDay = `${monthBefore}-${to.slice(8)}`;
  return {
    days: { from, to },
    before: { from: firstOf(monthBefore), to: to === last ? lastBefore : earlier(lastBefore, sameDay) },
  };
}
