import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import { text } from './text.ts';

type Opening = Pick<AccommodationDetail, 'openMonthFrom' | 'openDayFrom' | 'openMonthTo' | 'openDayTo'>;

/** Opening periods have no year; a leap year has every possible day. */
const leapYear = 2024;
const toDate = (month: number, day: number) => new Date(Date.UTC(leapYear, month - 1, day));
const dayFormat = new Intl.DateTimeFormat('hu-HU', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Whether the period ends on the day before it begins. */
const isAllYear = ({ openMonthFrom, openDayFrom, openMonthTo, openDayTo }: Opening): boolean => {
  const next = toDate(openMonthTo, openDayTo + 1);
  return next.getUTCMonth() === openMonthFrom - 1 && next.getUTCDate() === openDayFrom;
};

/** 'egész évben nyitva', or a period such as 'április 1. – október 31.', which may cross New Year. */
export const formatOpening = (opening: Opening): string => {
  if (isAllYear(opening)) return text.allYear;
  const from = dayFormat.format(toDate(opening.openMonthFrom, opening.openDayFrom));
  const to = dayFormat.format(toDate(opening.openMonthTo, opening.openDayTo));
  return text.period(from, to);
};
