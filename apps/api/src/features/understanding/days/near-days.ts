import { addDays } from '@piacter/contracts/core/days';
import { readNumber, smallNumber } from '../numbers.ts';
import { clearly, type FindDays, friday, nameWeekday, stay, weekday, weekdayNames } from './calendar.ts';

const count = `(?<count>${smallNumber})`;

const weekend = new RegExp(
  `(?<![a-z\\d])(?:${count} het mulva (?:a )?)?(?:(?<which>jovo|kovetkezo|jovo heti|mostani|e|ez a|erre a|ezen a|hosszu) ?)?(?:het ?vege(?!j)|hetvegi(?! ?(?:haz|telek|telk|kert|ingatlan))|hosszu ?hetvege|hetveg(?!i|ej))[a-z]{0,4}`,
);

/** 'hétvégén', 'jövő hétvégére', 'két hét múlva hétvégén'. */
export const findWeekend: FindDays = (flat, today) => {
  const match = weekend.exec(flat);
  if (!match) return undefined;
  const { count: weeks, which = '' } = match.groups ?? {};
  const first = addDays(today, (friday - weekday(today) + 7) % 7);
  const later = weeks ? readNumber(weeks) : /^(?:jovo|kov)/.test(which) ? 1 : 0;
  const start = addDays(first, 7 * later);
  return { match, filters: stay(start, addDays(start, 2)), weight: clearly };
};

/** 'estére', 'éjszakára' */
const ofOneNight = /ester|ejsz|ejjel/;
const soon = /(?<![a-z])(ma|holnaputan|holnap)(?: este(?:re)?| ejszakara| ejjelre|ra|tol| ejjel)?(?![a-z])/;
const daysUntil: Readonly<Record<string, number>> = { ma: 0, holnap: 1, holnaputan: 2 };

/** 'ma' and 'holnap' are said of any search. */
export const findSoon: FindDays = (flat, today) => {
  const match = soon.exec(flat);
  if (!match) return undefined;
  const first = addDays(today, daysUntil[match[1] ?? ''] ?? 0);
  return {
    match,
    filters: stay(first, ofOneNight.test(match[0]) ? addDays(first, 1) : undefined),
    weight: 0,
    open: first === today ? 'today' : nameWeekday(first),
  };
};

const anyWeekday = `(?:${weekdayNames.join('|')})`;
const fromDayToDay = new RegExp(
  `(?<![a-z])(?:(?<next>(?:jovo|kovetkezo)(?: het(?:en|i|re)?)?),? )?(?<first>${anyWeekday})(?: ?tol (?:a )?| ?[-–—] ?)(?<last>${anyWeekday})(?: ?ig)?(?![a-z])`,
);

/** Days from today to the next such weekday; today counts. */
const daysTo = (name: string | undefined, today: string) =>
  (weekdayNames.indexOf(name ?? '') - weekday(today) + 7) % 7;

/** 'jövő kedd', without an ending */
const nextWeekday = new RegExp(`(?<![a-z])(?<which>jovo|kovetkezo)(?: heti)? (?<day>${anyWeekday})(?![a-z])`);
/** Days of this week that are left, Sunday being the last one. */
const daysLeft = (today: string) => (7 - weekday(today)) % 7;

/** 'péntektől vasárnapig', 'jövő hét szerdától péntekig': the next such days. */
export const findWeekdays: FindDays = (flat, today) => {
  const match = fromDayToDay.exec(flat);
  if (!match) return undefined;
  const { next } = match.groups ?? {};
  // Of the next week from Monday on.
  const start = next === undefined ? today : addDays(today, daysLeft(today) + 1);
  const first = addDays(start, daysTo(match.groups?.first, start));
  const nights = daysTo(match.groups?.last, first);
  return { match, filters: stay(first, addDays(first, nights === 0 ? 7 : nights)), weight: clearly };
};

const oneWeekday = new RegExp(
  `(?<![a-z])(?:(?<which>jovo|kovetkezo|jovo heti|most|ezen a) )?(?<day>${anyWeekday})(?:(?:on|en|an|n|ra|re|tol|i)(?: este(?:re)?)?| este| ?estere|(?<=[a-z0-9] [a-z]+)(?<!(?:nem|ne) [a-z]+)(?= *$))(?![a-z])`,
);

/** 'szombatra', 'jövő pénteken': said of any search. */
export const findWeekday: FindDays = (flat, today) => {
  const match = oneWeekday.exec(flat) ?? nextWeekday.exec(flat);
  if (!match) return undefined;
  const days = daysTo(match.groups?.day, today);
  const isNext = match.groups?.which?.startsWith('jovo') === true && days <= daysLeft(today);
  const first = addDays(today, isNext ? days + 7 : days);
  return {
    match,
    filters: stay(first, ofOneNight.test(match[0]) ? addDays(first, 1) : undefined),
    weight: 0,
    open: nameWeekday(first),
  };
};

const nextWeek = /(?<![a-z])(?:jovo|kovetkezo) het(?:en|re|i)?(?![a-z])/;

/** 'jövő héten': from Monday to Sunday. */
export const findNextWeek: FindDays = (flat, today) => {
  const match = nextWeek.exec(flat);
  const monday = addDays(today, daysLeft(today) + 1);
  return match ? { match, filters: stay(monday, addDays(monday, 6)), weight: 0 } : undefined;
};

const units: Readonly<Record<string, number>> = { nap: 1, het: 7 };
const fromNow = new RegExp(`(?<![a-z\\d])${count} (?<unit>${Object.keys(units).join('|')}) mulva(?![a-z])`);

/** 'két hét múlva'. */
export const findFromNow: FindDays = (flat, today) => {
  const match = fromNow.exec(flat);
  const { count = '', unit = '' } = match?.groups ?? {};
  const days = readNumber(count) * (units[unit] ?? 0);
  return match ? { match, filters: stay(addDays(today, days)), weight: 0 } : undefined;
};
