import {
  airbnb,
  airbnbBlock,
  airbnbStay,
  booking,
  bookingBlock,
  calendar,
  days,
  event,
  google,
  recurring,
  timed,
  utc,
  vrbo,
} from './feed-samples.ts';

/** What it is, the feed, and its busy nights ('from/to'), read on July 1, 2026; a fault stands for a feed that is refused. */
type FeedCase = [title: string, feed: string, nights: string, only?: 'reserved'];

const day = 'DTSTART;VALUE=DATE:20260710';
const budapest = 'Europe/Budapest';

export const feedCases: FeedCase[] = [
  // Portals.
  [
    'Airbnb, a stay with a folded description',
    airbnb(airbnbStay('2026-07-10', '2026-07-13')),
    '2026-07-10/2026-07-13',
  ],
  [
    'Airbnb, two stays that touch',
    airbnb(airbnbStay('2026-07-10', '2026-07-13'), airbnbStay('2026-07-13', '2026-07-15')),
    '2026-07-10/2026-07-15',
  ],
  [
    'Airbnb, the notice of two days that moves daily',
    airbnb(airbnbBlock('2026-07-01', '2026-07-03'), airbnbStay('2026-07-10', '2026-07-11')),
    '2026-07-01/2026-07-03 2026-07-10/2026-07-11',
  ],
  [
    'Airbnb, without what nobody has booked',
    airbnb(airbnbBlock('2026-07-01', '2026-07-03'), airbnbStay('2026-07-10', '2026-07-11')),
    '2026-07-10/2026-07-11',
    'reserved',
  ],
  [
    'Airbnb, all days after the booking window',
    airbnb(airbnbBlock('2027-07-01', '2028-07-20')),
    '2027-07-01/2028-07-01',
  ],
  ['Airbnb, nothing', airbnb(), ''],
  ['Booking.com', booking(bookingBlock('2026-08-01', '2026-08-08')), '2026-08-01/2026-08-08'],
  [
    'Booking.com, which names every stay as closed',
    booking(bookingBlock('2026-08-01', '2026-08-08')),
    '',
    'reserved',
  ],
  [
    'Booking.com, overlapping blocks',
    booking(bookingBlock('2026-08-01', '2026-08-08'), bookingBlock('2026-08-05', '2026-08-10')),
    '2026-08-01/2026-08-10',
  ],
  [
    'Vrbo',
    vrbo(days('2026-09-01', '2026-09-05', 'Reserved - Anna'), days('2026-09-20', '2026-09-22', 'Blocked')),
    '2026-09-01/2026-09-05 2026-09-20/2026-09-22',
  ],
  [
    'Vrbo, only what is reserved',
    vrbo(days('2026-09-01', '2026-09-05', 'Reserved - Anna'), days('2026-09-20', '2026-09-22', 'Blocked')),
    '2026-09-01/2026-09-05',
    'reserved',
  ],
  [
    'a channel manager with three events a stay: arrival, stay, departure',
    calendar(
      'Manager',
      utc('20260710T140000', '20260710T150000'),
      days('2026-07-10', '2026-07-12', 'Szabó'),
      utc('20260712T080000', '20260712T090000'),
    ),
    '2026-07-10/2026-07-12',
  ],
  [
    'a channel manager that repeats each stay by portal',
    calendar(
      'Manager',
      ...['Airbnb', 'Booking', 'Vrbo'].map((name) => days('2026-07-10', '2026-07-12', name)),
    ),
    '2026-07-10/2026-07-12',
  ],
  [
    'a block that rolls on every day',
    calendar('Manager', days('2026-07-01', '2026-07-04', 'Not available')),
    '2026-07-01/2026-07-04',
  ],
  [
    'a name in capitals',
    calendar('Manager', days('2026-07-05', '2026-07-06', 'UNAVAILABLE')),
    '',
    'reserved',
  ],
  [
    'a guest of the name Closer',
    calendar('Manager', days('2026-07-05', '2026-07-06', 'Glenn Closer')),
    '2026-07-05/2026-07-06',
    'reserved',
  ],

  // Dates and their ends.
  ['one night without an end', calendar('X', event(day)), '2026-07-10/2026-07-11'],
  ['an end on the same day', calendar('X', event(day, 'DTEND;VALUE=DATE:20260710')), '2026-07-10/2026-07-11'],
  [
    'an end before the start',
    calendar('X', event(day, 'DTEND;VALUE=DATE:20260708')),
    '2026-07-10/2026-07-11',
  ],
  ['a duration in days', calendar('X', event(day, 'DURATION:P3D')), '2026-07-10/2026-07-13'],
  ['a duration in weeks', calendar('X', event(day, 'DURATION:P1W')), '2026-07-10/2026-07-17'],
  [
    'dates that are not declared as such',
    calendar('X', event('DTSTART:20260710', 'DTEND:20260712')),
    '2026-07-10/2026-07-12',
  ],
  [
    'dates with dashes',
    calendar('X', event('DTSTART;VALUE=DATE:2026-07-10', 'DTEND;VALUE=DATE:2026-07-12')),
    '2026-07-10/2026-07-12',
  ],
  ['February 29', calendar('X', days('2028-02-28', '2028-03-01')), '2028-02-28/2028-03-01'],
  ['New Year', calendar('X', days('2026-12-30', '2027-01-02')), '2026-12-30/2027-01-02'],
  [
    'a stay that began before yesterday',
    calendar('X', days('2026-06-20', '2026-07-03')),
    '2026-06-30/2026-07-03',
  ],
  ['a stay that ended yesterday', calendar('X', days('2026-06-20', '2026-06-30')), ''],
  [
    'the last night of the calendar',
    calendar('X', days('2028-06-29', '2028-12-31')),
    '2028-06-29/2028-07-01',
  ],
  ['a stay behind the calendar', calendar('X', days('2028-07-01', '2028-07-05')), ''],

  // Times.
  [
    'times in Budapest',
    google(timed(budapest, '20260710T140000', '20260712T100000')),
    '2026-07-10/2026-07-12',
  ],
  [
    'a time zone in quotes',
    google(timed(`"${budapest}"`, '20260710T140000', '20260712T100000')),
    '2026-07-10/2026-07-12',
  ],
  [
    'a time zone behind a path',
    google(timed('/mozilla.org/20050126_1/Europe/Budapest', '20260710T233000', '20260712T100000')),
    '2026-07-10/2026-07-12',
  ],
  [
    'a time zone that only Windows knows',
    calendar('Outlook', timed('Central Europe Standard Time', '20260710T140000', '20260712T100000')),
    '2026-07-10/2026-07-12',
  ],
  [
    'times without a zone',
    calendar('X', event('DTSTART:20260710T150000', 'DTEND:20260712T100000')),
    '2026-07-10/2026-07-12',
  ],
  [
    'UTC in the last hours of a summer day',
    calendar('X', utc('20260710T223000', '20260712T223000')),
    '2026-07-11/2026-07-13',
  ],
  [
    'UTC in the last hour of a winter day',
    calendar('X', utc('20261210T223000', '20261211T230000')),
    '2026-12-10/2026-12-12',
  ],
  ['UTC midnight', calendar('X', utc('20260710T000000', '20260712T000000')), '2026-07-10/2026-07-12'],
  [
    'New York in the evening',
    calendar('X', timed('America/New_York', '20260710T190000', '20260712T100000')),
    '2026-07-11/2026-07-12',
  ],
  [
    'the night in which summer time ends',
    google(timed(budapest, '20261024T150000', '20261025T023000')),
    '2026-10-24/2026-10-25',
  ],
  [
    'the night in which summer time begins',
    google(timed(budapest, '20270327T150000', '20270328T023000')),
    '2027-03-27/2027-03-28',
  ],
  [
    'UTC before and after the end of summer time',
    calendar('X', utc('20261024T220000', '20261026T230000')),
    '2026-10-25/2026-10-27',
  ],
  ['an appointment within a day', google(timed(budapest, '20260710T100000', '20260710T120000')), ''],
  [
    'a duration over midnight',
    calendar('X', event('DTSTART:20260710T200000', 'DURATION:PT14H')),
    '2026-07-10/2026-07-11',
  ],

  // Recurrence.
  [
    'every weekend until a day',
    google(recurring('2026-07-03', 'FREQ=WEEKLY;BYDAY=FR,SA;UNTIL=20260712')),
    '2026-07-03/2026-07-05 2026-07-10/2026-07-12',
  ],
  ['daily, three times', google(recurring('2026-07-10', 'FREQ=DAILY;COUNT=3')), '2026-07-10/2026-07-13'],
  [
    'a count that began long ago',
    google(recurring('2026-01-01', 'FREQ=DAILY;COUNT=184')),
    '2026-06-30/2026-07-04',
  ],
  [
    'every second week',
    google(recurring('2026-07-06', 'FREQ=WEEKLY;INTERVAL=2;COUNT=2')),
    '2026-07-06/2026-07-07 2026-07-20/2026-07-21',
  ],
  [
    'the last Friday of a month',
    google(recurring('2026-07-31', 'FREQ=MONTHLY;BYDAY=-1FR;COUNT=2')),
    '2026-07-31/2026-08-01 2026-08-28/2026-08-29',
  ],
  [
    'the 31st, where there is one',
    google(recurring('2026-07-31', 'FREQ=MONTHLY;COUNT=3')),
    '2026-07-31/2026-08-01 2026-08-31/2026-09-01 2026-10-31/2026-11-01',
  ],
  ['every year on February 29', google(recurring('2024-02-29', 'FREQ=YEARLY')), '2028-02-29/2028-03-01'],
  [
    'without some of its days',
    google(recurring('2026-07-10', 'FREQ=DAILY;COUNT=4', 'EXDATE;VALUE=DATE:20260711,20260712')),
    '2026-07-10/2026-07-11 2026-07-13/2026-07-14',
  ],
  [
    'with further days',
    google(event(day, 'RDATE;VALUE=DATE:20260720')),
    '2026-07-10/2026-07-11 2026-07-20/2026-07-21',
  ],
  [
    'with a day that was moved',
    google(
      event('UID:moved', day, 'RRULE:FREQ=DAILY;COUNT=2').replace(/UID:\d+@example.com\r\n/, ''),
      event('UID:moved', 'RECURRENCE-ID;VALUE=DATE:20260711', 'DTSTART;VALUE=DATE:20260720').replace(
        /UID:\d+@example.com\r\n/,
        '',
      ),
    ),
    '2026-07-10/2026-07-11 2026-07-20/2026-07-21',
  ],
  [
    'with a day that was cancelled',
    google(
      event('UID:cut', day, 'RRULE:FREQ=DAILY;COUNT=2').replace(/UID:\d+@example.com\r\n/, ''),
      event(
        'UID:cut',
        'RECURRENCE-ID;VALUE=DATE:20260711',
        'DTSTART;VALUE=DATE:20260711',
        'STATUS:CANCELLED',
      ).replace(/UID:\d+@example.com\r\n/, ''),
    ),
    '2026-07-10/2026-07-11',
  ],
  [
    'by UTC over the end of summer time',
    calendar('X', utc('20261024T223000', '20261025T223000', 'RRULE:FREQ=DAILY;COUNT=2')),
    '2026-10-25/2026-10-26',
  ],
  [
    'for ever, of which five hundred count',
    google(recurring('2020-01-01', 'FREQ=DAILY')),
    '2026-06-30/2027-11-12',
  ],
  [
    'on a day that does not exist',
    google(recurring('2026-07-10', 'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30')),
    '2026-07-10/2026-07-11',
  ],
  [
    'on a weekday that never comes',
    google(recurring('2026-07-10', 'FREQ=DAILY;INTERVAL=7;BYDAY=TU')),
    '2026-07-10/2026-07-11',
  ],
  ['by the hour', google(recurring('2026-07-10', 'FREQ=HOURLY')), 'unexpected'],
  [
    'by position in a set',
    google(recurring('2026-07-10', 'FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1')),
    'unexpected',
  ],
  [
    'a thousand that began in 1800 and count',
    calendar('X', ...Array.from({ length: 1000 }, () => recurring('1800-01-01', 'FREQ=DAILY;COUNT=999999'))),
    'too_large',
  ],

  // What does not count.
  ['a cancelled stay', calendar('X', days('2026-07-10', '2026-07-12', 'Reserved', 'STATUS:CANCELLED')), ''],
  [
    'a stay that is only tentative',
    calendar('X', days('2026-07-10', '2026-07-12', 'Reserved', 'STATUS:TENTATIVE')),
    '2026-07-10/2026-07-12',
  ],
  ['a birthday, marked as free', google(days('2026-07-10', '2026-07-11', 'Anna', 'TRANSP:TRANSPARENT')), ''],
  [
    'tasks and free times',
    calendar(
      'X',
      'BEGIN:VTODO',
      day,
      'END:VTODO',
      'BEGIN:VFREEBUSY',
      'DTSTART:20260710T000000Z',
      'END:VFREEBUSY',
    ),
    '',
  ],
  [
    'an alarm with a duration of its own',
    calendar('X', event(day, 'BEGIN:VALARM', 'DURATION:P9D', 'TRIGGER:-PT1H', 'END:VALARM')),
    '2026-07-10/2026-07-11',
  ],

  // Broken.
  [
    'line ends of Unix',
    airbnb(airbnbStay('2026-07-10', '2026-07-13')).replaceAll('\r\n', '\n'),
    '2026-07-10/2026-07-13',
  ],
  [
    'a mark of UTF-8 and empty lines',
    `\uFEFF\r\n${airbnb(airbnbStay('2026-07-10', '2026-07-13'))}\r\n\r\n`,
    '2026-07-10/2026-07-13',
  ],
  [
    'a date folded in the middle',
    calendar('X', event('DTSTART;VALUE=DA\r\n TE:2026\r\n\t0710')),
    '2026-07-10/2026-07-11',
  ],
  [
    'lower case',
    calendar('X', event('dtstart;value=date:20260710', 'dtend;value=date:20260712')),
    '2026-07-10/2026-07-12',
  ],
  [
    'a description with a line break that nobody folded',
    calendar('X', event(day, 'DESCRIPTION:first line', 'second line without a name')),
    '2026-07-10/2026-07-11',
  ],
  ['an event without a start', calendar('X', event('SUMMARY:Reserved')), 'unexpected'],
  ['a start that is no date', calendar('X', event('DTSTART;VALUE=DATE:20261310')), 'unexpected'],
  ['a start that is a word', calendar('X', event('DTSTART:tomorrow')), 'unexpected'],
  ['cut off', airbnb(airbnbStay('2026-07-10', '2026-07-13')).slice(0, -20), 'unexpected'],
  ['an event that does not end', calendar('X', 'BEGIN:VEVENT', day), 'unexpected'],
  ['a page', '<!doctype html><title>Sign in</title>', 'unexpected'],
  ['empty', '', 'unexpected'],
  [
    '2,001 events',
    calendar('X', ...Array.from({ length: 2001 }, () => days('2026-07-10', '2026-07-11'))),
    'too_large',
  ],
];
