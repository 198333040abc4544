import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import { text } from './text.ts';

type Opening = Pick<AccommodationDetail, 'openMonthFrom' | 'openDayFrom' | 'openMonthTo' | 'openDayTo'>;

/** An opening period has no year; a leap one has all the days that there are. */
const leapYear = 2024;
const dayIn = (month: number, day: number) => new Date(Date.UTC(leapYear, month - 1, day));
const words = new Intl.DateTimeFormat('hu-HU', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/** Whether the day after the last one is the first one again. */
const isAllYear = ({ openMonthFrom, openDayFrom, openMonthTo, openDayTo }: Opening): boolean => {
  const next = dayIn(openMonthTo, openDayTo + 1);
  return next.getUTCMonth() === openMonthFrom - 1 && next.getUTCDate() === openDayFrom;
};

/** 'egész évben nyitva', or 'április 1. – október 31.', which may cross New Year. */
export const openingInWords = (opening: Opening): string => {
  if (isAllYear(opening)) return text.allYear;
  const from = words.format(dayIn(opening.openMonthFrom, opening.openDayFrom));
  const to = words.format(dayIn(opening.openMonthTo, opening.openDayTo));
  return text.period(from, to);
};
