import { calendarDays } from '@piacter/contracts/calendars/values';
import { addDays, toBudapestDay } from '@piacter/contracts/core/days';
import { useMemo, useState } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { addMonths, firstDay, monthOf, toNightMap } from '../month/index.ts';

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
