import { addDays } from '@piacter/contracts/core/days';
import {
  clearly,
  type FindDays,
  type FoundDays,
  stay,
  toText,
  weekday,
  weekendOf,
  window,
} from './calendar.ts';
import { findDaysBeside, namedDaysBeside } from './feast-days.ts';

/** Easter Sunday by the anonymous Gregorian algorithm. */
function findEaster(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const d = Math.floor(b / 4);
  const f = Math.floor((b + 8) / 25);
  const g = Math.floor((b - f + 1) / 3);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return toText({ year, month: Math.floor(sum / 31), day: (sum % 31) + 1 });
}

/** Days off, the first and the last one. */
type Feast = (year: number) => readonly [first: string, last: string];
export const getChristmas: Feast = (year) => [`${year}-12-24`, `${year}-12-26`];
/** From Good Friday to Monday, and likewise seven weeks later. */
export const getEaster: Feast = (year) => [addDays(findEaster(year), -2), addDays(findEaster(year), 1)];
export const getPentecost: Feast = (year) => [addDays(findEaster(year), 47), addDays(findEaster(year), 50)];

/** The first Sunday of May. */
function findMothersDay(year: number): string {
  const first = `${year}-05-01`;
  return addDays(first, (7 - weekday(first)) % 7);
}

interface NamedFeast {
  pattern: RegExp;
  getStay: Feast;
}
const feasts: readonly NamedFeast[] = [
  {
    pattern: /(?<![a-z])anyak nap(?:ja|jan|jara|jai|i)?(?![a-z])(?: het ?veg[a-z]{0,4})?/,
    getStay: (year) => [addDays(findMothersDay(year), -2), findMothersDay(year)],
  },
  {
    pattern: /(?<![a-z])valentin[ -]?nap(?:i|ra|on|kor)?(?![a-z])/,
    getStay: (year) => {
      const { first, last } = weekendOf(`${year}-02-14`);
      return [first, last];
    },
  },
  {
    pattern: /(?<![a-z])(?:a )?ket unnep kozo?t?t?i?(?![a-z])/,
    getStay: (year) => [`${year}-12-26`, `${year}-12-31`],
  },
  { pattern: /(?<![a-z])szilveszter[a-z]{0,4}/, getStay: (year) => [`${year}-12-30`, `${year + 1}-01-01`] },
  {
    pattern: /(?<![a-z])karacsony(?:ra|i|kor|ban)?(?![a-z])(?: hosszu)?(?: het ?veg[a-z]{0,4})?/,
    getStay: getChristmas,
  },
  {
    pattern:
      /(?<![a-z])husvet(?:ra|i|kor|ban)?(?![a-z])(?: hosszu)?(?: het ?veg[a-z]{0,4}| nagypentektol hetfoig)?/,
    getStay: getEaster,
  },
  {
    pattern: /(?<![a-z])punkosd(?:re|i|kor)?(?![a-z])(?: hosszu)?(?: het ?veg[a-z]{0,4})?/,
    getStay: getPentecost,
  },
];

/** The week before a feast, or after it: 'karácsony előtt'. */
function findBeside(flat: string, { pattern, getStay }: NamedFeast, today: string): FoundDays | undefined {
  const match = new RegExp(`${pattern.source} (?<which>elott|utan)(?![a-z])`).exec(flat);
  if (!match) return undefined;
  const year = Number(today.slice(0, 4));
  const getWeek = (of: number): readonly [string, string] => {
    const [first, last] = getStay(of);
    return match.groups?.which === 'elott'
      ? [addDays(first, -7), addDays(first, -1)]
      : [last, addDays(last, 7)];
  };
  // The week that is not over: that after New Year's Eve belongs to the year before.
  const next = [year - 1, year, year + 1].map(getWeek).find(([, last]) => last > today);
  if (!next) return undefined;
  const [first, last] = next;
  return { match, filters: window(first < today ? today : first, last), weight: clearly };
}

/** The days of a feast that a text names: 'karácsonyra 24-től 27-ig', '26-tól 28-ig húsvétkor'. */
function findDaysOfFeast(
  flat: string,
  { pattern, getStay }: NamedFeast,
  today: string,
): FoundDays | undefined {
  const match =
    new RegExp(`${pattern.source}(?: kozott)?[,:]? (?:a )?${namedDaysBeside}`, 'u').exec(flat) ??
    new RegExp(`(?<![\\p{L}\\d.,-])${namedDaysBeside}[,:]? (?:a )?${pattern.source}`, 'u').exec(flat);
  if (!match) return undefined;
  const year = Number(today.slice(0, 4));
  const found = [year, year + 1]
    .map((of) => findDaysBeside(getStay(of)[0], match.groups ?? {}))
    .find((days) => days !== undefined && days.first >= today);
  return found && { match, filters: stay(found.first, found.last), weight: clearly };
}

/** 'karácsonykor', 'pünkösdi hétvége'. */
export const findFeast: FindDays = (flat, today) => {
  for (const feast of feasts) {
    const { pattern, getStay } = feast;
    const match = pattern.exec(flat);
    if (!match) continue;
    const beside = findBeside(flat, feast, today) ?? findDaysOfFeast(flat, feast, today);
    if (beside) return beside;
    const year = Number(today.slice(0, 4));
    const next = getStay(year)[0] >= today ? getStay(year) : getStay(year + 1);
    return { match, filters: window(...next), weight: clearly };
  }
  return undefined;
};
