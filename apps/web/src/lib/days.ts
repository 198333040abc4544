const dayMs = 86_400_000;

/** Nights between two calendar days (`YYYY-MM-DD`): 3 from the 30th to the 2nd; 0 on the same day. */
export const nightsBetween = (arrival: string, departure: string): number =>
  Math.round((Date.parse(departure) - Date.parse(arrival)) / dayMs);

const budapestDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Budapest' });

/** The calendar day in Budapest at an instant. */
export const toBudapestDay = (instant: Date): string => budapestDay.format(instant);

/** Calendar days in Budapest from an instant until now. */
export const daysSince = (instant: string): number =>
  nightsBetween(toBudapestDay(new Date(instant)), toBudapestDay(new Date()));

const shortDay = new Intl.DateTimeFormat('hu-HU', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** A range of calendar days in short form: 'dec. 30. – jan. 2.'; either end alone too. */
export const formatDayRange = (from: string | undefined, to: string | undefined): string =>
  [from, to]
    .filter((day) => day !== undefined && day !== '')
    .map((day) => shortDay.format(new Date(day ?? '')))
    .join(' – ');
