/** Feeds in the shape in which portals and programs write them, for the tests. */

const lines = (...parts: string[]): string => parts.join('\r\n');

export const calendar = (program: string, ...events: string[]): string =>
  `${lines('BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${program}`, 'CALSCALE:GREGORIAN', ...events, 'END:VCALENDAR')}\r\n`;

let serial = 0;
export const event = (...properties: string[]): string => {
  serial += 1;
  return lines('BEGIN:VEVENT', `UID:${serial}@example.com`, ...properties, 'END:VEVENT');
};

/** A date without its dashes. */
const compact = (day: string): string => day.replaceAll('-', '');

/** An event of whole days, as most portals write it. */
export const days = (from: string, to: string, summary = 'Reserved', ...more: string[]): string =>
  event(
    `DTSTART;VALUE=DATE:${compact(from)}`,
    `DTEND;VALUE=DATE:${compact(to)}`,
    `SUMMARY:${summary}`,
    ...more,
  );

export const airbnb = (...events: string[]) => calendar('-//Airbnb Inc//Hosting Calendar 1.0//EN', ...events);
export const airbnbStay = (from: string, to: string) =>
  days(
    from,
    to,
    'Reserved',
    'DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/details',
    ' /HM0123456\\nPhone Number (Last 4 Digits): 1234',
    'DTSTAMP:20260601T101500Z',
  );
export const airbnbBlock = (from: string, to: string) => days(from, to, 'Airbnb (Not available)');

export const booking = (...events: string[]) =>
  calendar('-//admin.booking.com//Booking.com iCal//EN', ...events);
export const bookingBlock = (from: string, to: string) => days(from, to, 'CLOSED - Not available');

export const vrbo = (...events: string[]) =>
  calendar('-//HomeAway.com, Inc.//EN', 'X-WR-CALNAME:1234567', 'METHOD:PUBLISH', ...events);

const zoneOf = (name: string) =>
  lines(
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    'BEGIN:STANDARD',
    'DTSTART:19701025T030000',
    'RRULE:FREQ=SECONDLY',
    'TZOFFSETFROM:+0200',
    'TZOFFSETTO:+0100',
    'END:STANDARD',
    'END:VTIMEZONE',
  );
export const google = (...events: string[]) =>
  calendar(
    '-//Google Inc//Google Calendar 70.9054//EN',
    'X-WR-TIMEZONE:Europe/Budapest',
    zoneOf('Europe/Budapest'),
    ...events,
  );

/** An event with times in a zone. */
export const timed = (zone: string, from: string, to: string, ...more: string[]): string =>
  event(
    `DTSTART;TZID=${zone}:${from}`,
    `DTEND;TZID=${zone}:${to}`,
    'SUMMARY:Kovácsék',
    'TRANSP:OPAQUE',
    ...more,
  );
/** An event with times in UTC. */
export const utc = (from: string, to: string, ...more: string[]): string =>
  event(`DTSTART:${from}Z`, `DTEND:${to}Z`, 'SUMMARY:Booked', ...more);
/** An event of one night that recurs. */
export const recurring = (day: string, rule: string, ...more: string[]): string =>
  event(`DTSTART;VALUE=DATE:${compact(day)}`, `RRULE:${rule}`, 'SUMMARY:Reserved', ...more);
