import type { CalendarNights } from '@piacter/contracts/calendars';
import { calendarDays, type Nights } from '@piacter/contracts/calendars/values';
import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import { useMemo, useState } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { addMonths, firstDay, monthOf, toNightMap } from '../month/index.tsx';

type NightStates = ReadonlyMap<string, Pick<CalendarNights, 'state'>>;

/** Whether a calendar says of every night that it is free. */
export function areFree(nights: NightStates, { from, to }: Nights): boolean {
  for (let night = from; night < to; night = addDays(night, 1))
    if (nights.get(night)?.state !== 'free') return false;
  return true;
}

/** The busy nights of a stay, those in a row together, with the first and the last one of each: the days that a calendar marks. */
export function findBusyNights(nights: NightStates, { from, to }: Nights): { first: string; last: string }[] {
  const found: { first: string; last: string }[] = [];
  for (let night = from; night < to; night = addDays(night, 1)) {
    if (nights.get(night)?.state !== 'busy') continue;
    const before = found.at(-1);
    if (before && addDays(before.last, 1) === night) before.last = night;
    else found.push({ first: night, last: night });
  }
  return found;
}

/** Today, the last day of a calendar, and the month that shows a day: that of today for one outside of the calendar. */
export function useCalendarSpan() {
  const [today] = useState(() => toBudapestDay(new Date()));
  const last = addDays(today, calendarDays);
  return { today, last, getMonth: (day: string) => monthOf(day >= today && day <= last ? day : today) };
}

/** The nights of an accommodation in the two months that its calendar shows, and in the days after them. */
export function useMonthNights(accommodationID: number, month: string, today: string) {
  const shown = {
    from: monthOf(today) === month ? today : firstDay(month),
    to: firstDay(addMonths(month, 2)),
  };
  const { data, error } = useApi(
    'GET /api/calendars/{accommodationID}',
    { params: { accommodationID }, query: { from: shown.from, to: addDays(shown.to, 31) } },
    { keepPreviousData: true },
  );
  const calendar = data?.data;
  const nights = useMemo(() => toNightMap(calendar?.nights ?? []), [calendar]);
  return { shown, calendar, nights, error };
}

/** The nights around a stay; while the calendar of the page begins with the month of the arrival, both ask once. */
export function useStayNights(accommodationID: number, arrival: string) {
  const { today, getMonth } = useCalendarSpan();
  const { nights, calendar, error } = useMonthNights(accommodationID, getMonth(arrival), today);
  return { nights, isLoading: !calendar && !error };
}
