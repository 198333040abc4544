import { toBudapestDay } from '@piacter/contracts/core/days';

/** The events of a day are kept for fourteen months, of which the oldest is being deleted. */
const maxMonths = 13;

const longMonth = new Intl.DateTimeFormat('hu-HU', { year: 'numeric', month: 'long', timeZone: 'UTC' });

/** '2026. november' for '2026-11'. */
export const formatMonth = (month: string): string => longMonth.format(new Date(`${month}-01`));

// own value: the characters of YYYY-MM
const toMonth = (day: string): string => day.slice(0, 7);

const getMonthBefore = (month: string): string =>
  toMonth(new Date(Date.parse(`${month}-01`) - 1).toISOString());

/** The months from now back to that of the instant `created`. */
export function listMonths(created: string, now: Date): string[] {
  const first = toMonth(toBudapestDay(new Date(created)));
  const months = [toMonth(toBudapestDay(now))];
  for (let last = months[0]; last && last > first && months.length < maxMonths; last = months.at(-1))
    months.push(getMonthBefore(last));
  return months;
}
