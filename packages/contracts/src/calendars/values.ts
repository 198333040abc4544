/** Days from today on for which a calendar is kept, and a stay can begin. */
export const calendarDays = 730;

/** Changes of one call. */
export const maxCalendarChanges = 100;

/** Maximum length of a host's note on busy days, in characters. */
export const calendarNoteLimit = 200;

/** Nights in a row, half-open: the guest leaves on `to`, when the next one may arrive. Calendar days (`YYYY-MM-DD`). */
export interface Nights {
  from: string;
  to: string;
}
