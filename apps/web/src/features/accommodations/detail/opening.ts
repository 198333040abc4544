import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import { isOpenFrom, type OpeningPeriod } from '@piacter/contracts/calendars/values';
import { toBudapestDay } from '@piacter/contracts/core/days';
import { keepDayTogether } from '@piacter/contracts/core/hungarian';
import { text } from './text.ts';

type Opening = Pick<AccommodationDetail, keyof OpeningPeriod>;

/** Opening periods have no year; a leap year has every possible day. */
const leapYear = 2024;
const toDate = (month: number, day: number) => new Date(Date.UTC(leapYear, month - 1, day));
const yearlyDays = new Intl.DateTimeFormat('hu-HU', { month: 'long', day: 'numeric', timeZone: 'UTC' });
const formatYearlyDay = (day: Date): string => keepDayTogether(yearlyDays.format(day));

/** Whether the period ends on the day before it begins. */
const isAllYear = ({ openMonthFrom, openDayFrom, openMonthTo, openDayTo }: Opening): boolean => {
  const next = toDate(openMonthTo, openDayTo + 1);
  return next.getUTCMonth() === openMonthFrom - 1 && next.getUTCDate() === openDayFrom;
};

/** 'egész évben nyitva', or a period such as 'április 1. – október 31.', which may cross New Year. */
export const formatOpening = (opening: Opening): string => {
  if (isAllYear(opening)) return text.allYear;
  const from = formatYearlyDay(toDate(opening.openMonthFrom, opening.openDayFrom));
  const to = formatYearlyDay(toDate(opening.openMonthTo, opening.openDayTo));
  return text.period(from, to);
};

/** When the next season begins, for a day between two of them; undefined within one. */
export function formatNextSeason(opening: Opening, now: Date): string | undefined {
  const today = toBudapestDay(now);
  if (isOpenFrom(opening, today, today)) return undefined;
  return text.nextSeason(formatYearlyDay(toDate(opening.openMonthFrom, opening.openDayFrom)));
}
