import { daysBetween } from '@piacter/contracts/core/days';
import { namesStay } from '../home-words.ts';
import { opening } from '../numbers.ts';
import {
  clearly,
  countDays,
  type FindDays,
  monthName,
  monthOf,
  notCounted,
  stay,
  toText,
} from './calendar.ts';
import { findNumbered } from './feast-days.ts';

/** What somebody does who comes, and what it is called. */
const coming = '(?:erkez|jonn|jovunk|menn|megyunk|indul|utazn|utazunk|szallnank)';
const number = (name: string) => `(?<${name}>\\d{1,2})(?!\\d)${notCounted}\\.?`;
const from = ' ?-?(?:[ae]j?[ae]?)?tol';
const until = ' ?-?(?:[ae]j?[ae]?)?ig';
const inMonth = `(?:(?<month>${monthName})(?:ban|ben|i)?,? (?:a )?)?`;
const closing = '(?![\\p{L}\\d])';

/** What such numbers count in a text about a stay, too. */
const otherThings = /(?<![a-z])(?:gyer|unok|eves|oratol|oraig|elado|kiado|alberlet)/;

const on = ' ?-?[ae]j?[ae]?n';
/** '15-én érkeznénk', 'érkezünk 15-én', 'érkezés: 15-én' */
const arrival = new RegExp(
  `(?:${opening}(?<!vagy )${inMonth}${number('day')}${on}(?=(?: \\p{L}+){0,2} ${coming})|(?<=(?<!\\p{L})${coming}\\p{L}*:? (?:\\p{L}+ )?)${number('behind')}${on}|(?<!\\p{L})erkezes:? ${number('named')}${on})${closing}`,
  'u',
);
/** '15-től 18-ig', '15-e és 18-a között', '10-től 3 éjre' */
const range = new RegExp(
  `${opening}${inMonth}(?:${number('first')}${from} (?:a )?${number('last')}${until}|${number('firstOf')}-?[ae] es (?:a )?${number('lastOf')}-?[ae] kozott|${number('start')}${from}(?= \\d{1,2} ?(?:ej|nap|het)))(?! ?(?:fejenk|ezer|ora|ft|/))${closing}`,
  'u',
);
const accent = /[áéíóöőúüű]/i;
/** Nights of the longest stay that is told by two such days. */
const maxNights = 21;

/** The day of a number in a month, or the next one that has it. */
function findDay(day: string, month: string | undefined, start: string): string | undefined {
  if (month === undefined) return findNumbered(Number(day), start);
  const of = { month: monthOf(month), day: Number(day) };
  const year = Number(start.slice(0, 4));
  return [year, year + 1]
    .filter((one) => of.day >= 1 && of.day <= countDays(one, of.month))
    .map((one) => toText({ year: one, ...of }))
    .find((one) => one >= start);
}

/** Days by their numbers alone: '15-én érkeznénk', 'szállás 15-től 18-ig'; the next ones. */
export const findDaysOfMonth: FindDays = (flat, today, typed) => {
  const isOfStay = namesStay.test(flat) && !otherThings.test(flat);
  const match = (isOfStay ? range.exec(flat) : null) ?? arrival.exec(flat);
  const {
    month,
    day,
    behind,
    named,
    first: start,
    firstOf,
    start: only,
    last: end,
    lastOf,
  } = match?.groups ?? {};
  const first = findDay(day ?? behind ?? named ?? start ?? firstOf ?? only ?? '', month, today);
  if (!match || first === undefined) return undefined;
  // 'megyünk 12-en' counts people where the text has its accents.
  const isGroup =
    behind !== undefined &&
    accent.test(typed) &&
    !accent.test(typed.slice(match.index, match.index + match[0].length));
  if (isGroup) return undefined;
  const other = end ?? lastOf;
  const last = other === undefined ? undefined : findNumbered(Number(other), first);
  if (other !== undefined && (last === undefined || last === first || daysBetween(first, last) > maxNights))
    return undefined;
  return { match, filters: stay(first, last), weight: other === undefined ? 1 : clearly };
};
