import type { Nights } from '@piacter/contracts/calendars/values';
import ICAL from 'ical.js';

export interface FeedDraft {
  /** What the calendar is called where it is imported. */
  name: string;
  /** What makes the identifiers of the events unlike those of other calendars, and tells who wrote them. */
  host: string;
  accommodationID: number;
  /** When the calendar was changed last. */
  updated: Date;
  nights: readonly Nights[];
}

/** Writes busy nights as iCal, whole days with an exclusive end, without a word about who stays there (CAL-04). */
export function writeFeed({ name, host, accommodationID, updated, nights }: FeedDraft): string {
  const feed = new ICAL.Component('vcalendar');
  const set = (component: ICAL.Component, values: Record<string, string | ICAL.Time>) => {
    for (const [key, value] of Object.entries(values)) component.addPropertyWithValue(key, value);
  };
  set(feed, { version: '2.0', prodid: `-//${host}//Piacter//HU`, calscale: 'GREGORIAN' });
  // With its type, as ical.js does not escape what it does not know.
  feed.addProperty(new ICAL.Property(['x-wr-calname', {}, 'text', name]));
  for (const { from, to } of nights) {
    const event = new ICAL.Component('vevent');
    set(event, {
      uid: `${accommodationID}-${from}-${to}@${host}`,
      dtstamp: ICAL.Time.fromJSDate(updated, true),
      dtstart: ICAL.Time.fromDateString(from),
      dtend: ICAL.Time.fromDateString(to),
      summary: 'Foglalt',
    });
    feed.addSubcomponent(event);
  }
  return `${feed.toString()}\r\n`;
}
