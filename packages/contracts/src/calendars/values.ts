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

/** Imported calendars of an accommodation. */
export const maxCalendarSources = 5;

/** Maximum lengths of an imported calendar's name and address, in characters. */
export const sourceLimits = { name: 60, url: 2000 } as const;

/** Which events of a calendar make nights busy: all, or not those that portals name as closed or not available. */
export const sourceFilters = ['all', 'reserved'] as const;
export type SourceFilter = (typeof sourceFilters)[number];

/** Maximum size of a feed in bytes, its events, and instances of an event that recurs. */
export const maxFeedBytes = 1_048_576;
export const maxFeedEvents = 2000;
export const feedInstances = 500;

/** Minutes between two imports of a calendar, and after which an empty one is believed if it was not empty before. */
export const importMinutes = 30;
export const emptyFeedMinutes = 60;

/** Days of failed imports after which the host is written to, and visitors are told how old the days are. */
export const staleDays = 3;
