import { daysBetween, toBudapestDay } from '@piacter/contracts/core/days';
import { keepDayTogether } from '@piacter/contracts/core/hungarian';

/** Calendar days in Budapest from an instant until now. */
export const daysSince = (instant: string): number =>
  daysBetween(toBudapestDay(new Date(instant)), toBudapestDay(new Date()));

const shortDay = new Intl.DateTimeFormat('hu-HU', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A calendar day (`YYYY-MM-DD`) of the months around today, with a no-break space: `nov. 21.` */
export const formatShortDay = (day: string): string => keepDayTogether(shortDay.format(new Date(day)));

/** A formatted day as the end of a span: `2026. 11. 21-ig`. */
export const untilDay = (day: string): string => `${day.replace(/\.$/, '')}-ig`;

/** A range of calendar days in short form: 'dec. 30. – jan. 2.'; either end alone too. */
export const formatDayRange = (from: string | undefined, to: string | undefined): string =>
  [from, to]
    .filter((day) => day !== undefined && day !== '')
    .map((day) => formatShortDay(day ?? ''))
    .join(' – ');

/** The days of a stay in short form, 'júl. 8–11.'; of two months 'júl. 30. – aug. 2.' */
export const formatNightRange = (arrival: string, departure: string): string =>
  arrival.slice(0, 7) === departure.slice(0, 7)
    ? keepDayTogether(shortDay.formatRange(new Date(arrival), new Date(departure)))
    : formatDayRange(arrival, departure);
