import { addDays } from '@piacter/contracts/core/days';
import { readNumber, smallNumber } from '../numbers.ts';
import { clearly, type FindDays, nameWeekday, stay, weekday, weekdayNames } from './calendar.ts';

const count = `(?<count>${smallNumber})`;

/** 'két hét múlva', before a day of that week. */
const weeksFromNow = `(?:${count} het mulva,? (?:az? )?)?`;

const weekend = new RegExp(
  `(?<![a-z\\d])${weeksFromNow}(?:(?<which>jovo|kovetkezo|jovo heti|mostani|e|ez a|erre a|ezen a|hosszu) ?)?(?:het ?vege(?!j)|hetvegi(?! ?(?:haz|telek|telk|kert|ingatlan))|hosszu ?hetvege|hetveg(?!i|ej))[a-z]{0,4}`,
);

/** Days of this week that are left, Sunday being the last one. */
const daysLeft = (today: string) => (7 - weekday(today)) % 7;

/**
 * 'hétvégén', 'jövő hétvégére', 'két hét múlva hétvégén'. On a Saturday or Sunday 'ezen a hétvégén' has begun, and the next
 * one is that of the week after; without such a word somebody hardly means what is left of it.
 */
export const findWeekend: FindDays = (flat, today) => {
  const match = weekend.exec(flat);
  if (!match) return undefined;
  const { count: weeks, which = '' } = match.groups ?? {};
  const isThis = /^(?:mostani|e|ez a|erre a|ezen a)$/.test(which);
  const ofThisWeek = addDays(today, daysLeft(today) - 2);
  const later = weeks ? readNumber(weeks) : /^(?:jovo|kov)/.test(which) ? 1 : 0;
  const first = addDays(ofThisWeek, 7 * later);
  const last = addDays(first, 2);
  if (first >= today) return { match, filters: stay(first, last), weight: clearly };
  const left = stay(today, last > today ? last : addDays(today, 1));
  const next = addDays(first, 7);
  return { match, filters: isThis ? left : stay(next, addDays(next, 2)), weight: clearly };
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
  `(?<![a-z\\d])${weeksFromNow}(?:(?<next>(?:jovo|kovetkezo)(?: het(?:en|i|re)?)?),? )?(?<first>${anyWeekday})(?: ?tol (?:a )?| ?[-–—] ?)(?<last>${anyWeekday})(?: ?ig)?(?![a-z])`,
);

/** Days from today to the next such weekday; today counts. */
const daysTo = (name: string | undefined, today: string) =>
  (weekdayNames.indexOf(name ?? '') - weekday(today) + 7) % 7;

/** The Monday of the week that is so many weeks from now. */
const weekFromNow = (weeks: string, today: string) =>
  addDays(today, daysLeft(today) - 6 + 7 * readNumber(weeks));

/** 'jövő kedd', without an ending */
const nextWeekday = new RegExp(`(?<![a-z])(?<which>jovo|kovetkezo)(?: heti)? (?<day>${anyWeekday})(?![a-z])`);

/** 'péntektől vasárnapig', 'jövő hét szerdától péntekig', 'két hét múlva péntektől vasárnapig': the next such days. */
export const findWeekdays: FindDays = (flat, today) => {
  const match = fromDayToDay.exec(flat);
  if (!match) return undefined;
  const { next, count: weeks = next && '1' } = match.groups ?? {};
  // Of a later week from Monday on.
  const start = weeks === undefined ? today : weekFromNow(weeks, today);
  const first = addDays(start, daysTo(match.groups?.first, start));
  const nights = daysTo(match.groups?.last, first);
  return { match, filters: stay(first, addDays(first, nights === 0 ? 7 : nights)), weight: clearly };
};

const oneWeekday = new RegExp(
  `(?<![a-z\\d])${weeksFromNow}(?:(?<which>(?:jovo|kovetkezo)(?: het(?:en|re|i)?)?|most|ezen a),? )?(?<day>${anyWeekday})(?:(?:on|en|an|n|ra|re|tol|i)?(?: este(?:re)?| ?estere| ejszakara| ejjelre)|on|en|an|n|ra|re|tol|i|(?<=[a-z0-9] [a-z]+)(?<!(?:nem|ne) [a-z]+)(?= *$))(?![a-z])`,
);

/** 'szombatra', 'jövő pénteken', 'három hét múlva pénteken': said of any search. */
export const findWeekday: FindDays = (flat, today) => {
  const match = oneWeekday.exec(flat) ?? nextWeekday.exec(flat);
  if (!match) return undefined;
  const { which = '', count: weeks, day } = match.groups ?? {};
  const days = daysTo(day, today);
  const isNext =
    (/^jovo| het/.test(which) && days <= daysLeft(today)) || (which.startsWith('kov') && days === 0);
  const week = weeks === undefined ? undefined : weekFromNow(weeks, today);
  const first = week ? addDays(week, daysTo(day, week)) : addDays(today, isNext ? days + 7 : days);
  return {
    match,
    filters: stay(first, ofOneNight.test(match[0]) ? addDays(first, 1) : undefined),
    weight: 0,
    open: nameWeekday(first),
  };
};

/** 'jövő hét szerdán' is that day. */
const nextWeek = new RegExp(`(?<![a-z])(?:jovo|kovetkezo) het(?:en|re|i)?(?!,? ${anyWeekday})(?![a-z])`);

/** 'jövő héten': from Monday to Sunday. */
export const findNextWeek: FindDays = (flat, today) => {
  const match = nextWeek.exec(flat);
  const monday = addDays(today, daysLeft(today) + 1);
  return match ? { match, filters: stay(monday, addDays(monday, 6)), weight: 0 } : undefined;
};

const units: Readonly<Record<string, number>> = { nap: 1, het: 7 };
const fromNow = new RegExp(
  `(?<![a-z\\d])${count} (?<unit>${Object.keys(units).join('|')}) mulva(?!,? (?:az? )?${anyWeekday})(?![a-z])`,
);

/** 'két hét múlva'. */
export const findFromNow: FindDays = (flat, today) => {
  const match = fromNow.exec(flat);
  const { count = '', unit = '' } = match?.groups ?? {};
  const days = readNumber(count) * (units[unit] ?? 0);
  return match ? { match, filters: stay(addDays(today, days)), weight: 0 } : undefined;
};
