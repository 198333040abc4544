import { addDays } from '@piacter/contracts/core/days';
import { alternative } from '../../places/index.ts';
import { readNumber, smallNumber } from '../numbers.ts';
import {
  clearly,
  countDays,
  exists,
  type FindDays,
  friday,
  month,
  monthName,
  monthOf,
  notCounted,
  stay,
  toText,
  weekday,
  weekendWord,
  window,
} from './calendar.ts';

const monthParts = ['elso fel', 'masodik fel', 'elej', 'kozep', 'veg'] as const;
const wholeMonth = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:jovo|iden|kovetkezo) )?(?:(?<month>${month})\\.? ?(?<part>${monthParts.join('|')})[ei][a-z]{0,4}|` +
    `(?<short>${month})\\.?(?:-(?:tol|ban|ben|ra|re)(?![a-z])|(?= ?(?:$|[,;])))|(?<whole>${monthName})(?:i|ban|ben|ra|re|tol)?(?! ?\\d{3}| ?\\d{1,2}(?!\\d)${notCounted}))(?![a-z])`,
  'u',
);
const ordinals = ['elso', 'masodik', 'harmadik', 'negyedik', 'utolso'];
const partOfMonth = new RegExp(
  `(?<![a-z])(?<month>${month})(?:\\.|i|ban|ben)? (?<which>${ordinals.join('|')}|[1-4]\\.?(?= hete)|[2-4]\\.(?= het ?veg)) (?:(?<weekend>${weekendWord})|(?:(?<count>${smallNumber}) )?(?<unit>het|nap)(?!tol))[a-z]{0,4}(?![a-z])`,
);

/** 'szeptember első hétvégéjére', 'július utolsó hetében', 'május első két hetében', 'augusztus első tíz napja'. */
export const findPartOfMonth: FindDays = (flat, today) => {
  const match = partOfMonth.exec(flat);
  if (!match) return undefined;
  const which = match.groups?.which ?? '';
  const at = /^\d/.test(which) ? Number.parseInt(which, 10) - 1 : ordinals.indexOf(which);
  const isLast = at === ordinals.length - 1;
  const { weekend, count, unit } = match.groups ?? {};
  // 'az első nap' is the day of arrival.
  if (unit === 'nap' && count === undefined) return undefined;
  const isWeekend = weekend !== undefined;
  const length = (unit === 'nap' ? 1 : 7) * (count ? readNumber(count) : 1);
  const getFirst = (year: number): string | undefined => {
    const number = monthOf(match.groups?.month ?? '');
    const day = isLast ? countDays(year, number) - length + 1 : length * at + 1;
    if (length < 1 || !exists({ year, month: number, day })) return undefined;
    const first = toText({ year, month: number, day });
    return isWeekend ? addDays(first, (friday - weekday(first) + 7) % 7) : first;
  };
  const year = Number(today.slice(0, 4));
  const first = [getFirst(year), getFirst(year + 1)].find((day) => day !== undefined && day >= today);
  // 'július utolsó öt hete' is more than the month has.
  if (first === undefined) return undefined;
  const last = addDays(first, isWeekend ? 2 : length - 1);
  // Of several weeks somebody may want a few days.
  return { match, filters: count ? window(first, last) : stay(first, last), weight: clearly };
};

/** First and last day of a part of a month with so many days. */
const partDays: Readonly<Record<(typeof monthParts)[number], (days: number) => readonly [number, number]>> = {
  'elso fel': () => [1, 15],
  'masodik fel': (days) => [16, days],
  elej: () => [1, 10],
  kozep: () => [10, 20],
  veg: (days) => [21, days],
};

/** 'augusztusban', 'augusztus elején'. */
export const findMonth: FindDays = (flat, today) => {
  const match = wholeMonth.exec(flat);
  if (!match) return undefined;
  const number = monthOf(match.groups?.month ?? match.groups?.whole ?? match.groups?.short ?? '');
  const part = monthParts.find((name) => name === match.groups?.part);
  const getStay = (year: number) => {
    const days = countDays(year, number);
    const [first, last] = part ? partDays[part](days) : [1, days];
    return [first, last].map((day) => toText({ year, month: number, day }));
  };
  const year = Number(today.slice(0, 4));
  const [first = '', last = ''] = [year, year + 1].map(getStay).find(([, end = '']) => end >= today) ?? [];
  return { match, filters: window(first, last), weight: 1.5 };
};

/** Days of the longest window. */
const maxWindow = 100;

const monthRange = new RegExp(
  `(?<![a-z])(?<first>${monthName}|${month}(?=\\.?(?: ?[-–/]|-?tol)))\\.?(?:-?(?:tol|ban|ben))?(?: ?[-–/] ?| ${alternative} | ?,? (?:a )?(?=[a-z]+-?(?:ig|ban|ben)(?![a-z])))(?<last>${month})\\.?(?:-?(?:ig|ban|ben|ra|re|i))?(?: kozott)?(?![a-z]| ?\\d)`,
);

/** 'júniustól augusztusig', 'július vagy augusztus', 'május és június között': at most a hundred days. */
export const findMonths: FindDays = (flat, today) => {
  const match = monthRange.exec(flat);
  if (!match) return undefined;
  const [start, end] = [monthOf(match.groups?.first ?? ''), monthOf(match.groups?.last ?? '')];
  const getWindow = (year: number): [string, string] => {
    const first = toText({ year, month: start, day: 1 });
    const last = toText({ year: end < start ? year + 1 : year, month: end, day: 28 });
    const whole = addDays(`${last.slice(0, 8)}01`, countDays(Number(last.slice(0, 4)), end) - 1);
    return [first, whole < addDays(first, maxWindow) ? whole : addDays(first, maxWindow)];
  };
  const year = Number(today.slice(0, 4));
  const [first, last] = getWindow(getWindow(year)[1] >= today ? year : year + 1);
  return { match, filters: window(first, last), weight: 1.5 };
};

const otherMonth = /(?<![a-z])(?<which>jovo|kovetkezo|ebben a|e) ?honap(?:ban|ra|i)?(?![a-z])/;

/** 'jövő hónapban'. */
export const findOtherMonth: FindDays = (flat, today) => {
  const match = otherMonth.exec(flat);
  if (!match) return undefined;
  const isNext = /^(?:jovo|kov)/.test(match.groups?.which ?? '');
  const [year, number] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + (isNext ? 1 : 0)];
  const [first, last] = [Date.UTC(year, number, 1), Date.UTC(year, number + 1, 0)].map((at) =>
    new Date(at).toISOString().slice(0, 10),
  );
  return { match, filters: window(first ?? today, last ?? today), weight: 0 };
};
