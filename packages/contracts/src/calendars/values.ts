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

/** What a night is: free as far as the calendar knows, taken, or outside of the opening period. */
export const nightStates = ['free', 'busy', 'closed'] as const;
export type NightState = (typeof nightStates)[number];

/** Who has made nights busy: the host, a stay that was reserved here, or an imported calendar. */
export const nightSources = ['own', 'stay', 'import'] as const;
export type NightSource = (typeof nightSources)[number];
