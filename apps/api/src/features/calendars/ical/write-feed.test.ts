import { expect, it } from 'vitest';
import { readFeed, writeFeed } from './index.ts';

const draft = {
  name: 'Tóparti, „nyugodt"; ház',
  host: 'piacter.test',
  accommodationID: 7,
  updated: new Date('2026-07-01T10:00:00.000Z'),
};
const nights = [
  { from: '2026-07-10', to: '2026-07-12' },
  { from: '2028-02-28', to: '2028-03-01' },
];

// Shows CAL-04.
it('writes whole days with an exclusive end, which other programs and we ourselves read as the same nights', () => {
  const feed = writeFeed({ ...draft, nights });
  expect(feed).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//piacter.test//Piacter//HU',
      'CALSCALE:GREGORIAN',
      'X-WR-CALNAME;VALUE=TEXT:Tóparti\\, „nyugodt"\\; ház',
      'BEGIN:VEVENT',
      'UID:7-2026-07-10-2026-07-12@piacter.test',
      'DTSTAMP:20260701T100000Z',
      'DTSTART;VALUE=DATE:20260710',
      'DTEND;VALUE=DATE:20260712',
      'SUMMARY:Foglalt',
      'END:VEVENT',
      'BEGIN:VEVENT',
      'UID:7-2028-02-28-2028-03-01@piacter.test',
      'DTSTAMP:20260701T100000Z',
      'DTSTART;VALUE=DATE:20280228',
      'DTEND;VALUE=DATE:20280301',
      'SUMMARY:Foglalt',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  );
  expect(readFeed(Buffer.from(feed), { today: '2026-07-01', only: 'all' }).ranges).toEqual(nights);
});

it('writes an empty calendar, which is one, too', () => {
  const feed = Buffer.from(writeFeed({ ...draft, nights: [] }));
  expect(readFeed(feed, { today: '2026-07-01', only: 'all' })).toMatchObject({ events: 0, ranges: [] });
});
