import { addDays } from '@piacter/contracts/core/days';
import { opening } from '../numbers.ts';
import {
  clearly,
  type Day,
  exists,
  type FindDays,
  month,
  monthOf,
  notCounted,
  stay,
  toText,
  weekendOf,
  weekendWord,
  window,
} from './calendar.ts';
import { findDaysBeside, weekdaysBeside } from './feast-days.ts';

/** '3-tól', and '3 tol' as it is typed on a phone. */
const daySuffix =
  '(?:(?:\\.?-?(?:tol|an|en|jen|jan(?!\\.? ?\\d)|ejen|ig|i|re|ra|ere|ara|es|as|e|ei|a|ai|ejetol|atol|etol)|\\.? -?(?:tol|ig|ra|re))(?![a-z]))?';
const until = '(?:(?<=tol) (?:a )?| ?[-–—] ?| es )';
/** Two days side by side are those of a stay, if each is written in full, or the text ends with them: 'február 13 14'. */
const beside = (start: string) => `(?:${until}|,? (?=${start})|,? (?=(?<side>\\d{1,2})\\.? *(?:$|[;!?])))`;
const closing = '(?![\\p{L}\\d])(?:\\.(?!\\d))?';

const named = new RegExp(
  `${opening}(?<ahead>hosszu ?(?:${weekendWord})[a-z]{0,4}[,:]? (?:a )?)?(?:(?<year>20\\d\\d)\\.? ?)?(?<month>${month})\\.? ?(?<day>\\d{1,2})(?!\\d)${notCounted}\\.?${daySuffix}` +
    `(?:${beside(`(?:20\\d\\d\\.? ?)?${month}\\.? ?\\d`)}(?:(?:(?<lastYear>20\\d\\d)\\.? ?)?(?<lastMonth>${month})\\.? ?)?(?<lastDay>\\d{1,2})(?!\\d)${notCounted}\\.?${daySuffix})?(?: kozott| (?<about>korul|kornyeken|tajan|tajekan)| (?:koruli )?(?<weekend>(?:hosszu ?)?(?:${weekendWord}))[a-z]{0,4}(?:,? ${weekdaysBeside})?)?${closing}`,
  'gu',
);
const written = new RegExp(
  `${opening}(?<year>20\\d\\d)[.\\-/] ?(?<month>\\d{1,2})[.\\-/] ?(?<day>\\d{1,2})(?!\\d)\\.?${daySuffix}` +
    `(?:${beside('20\\d\\d[.\\-/]')}(?:(?<lastYear>20\\d\\d)[.\\-/] ?)?(?:(?<lastMonth>\\d{1,2})[.\\-/] ?)?(?<lastDay>\\d{1,2})(?!\\d)\\.?${daySuffix})?${closing}`,
  'gu',
);
const short = new RegExp(
  `${opening}(?<month>\\d\\d|\\d{1,2}(?=/))[./](?<day>\\d\\d|(?<=/)\\d)\\.?${daySuffix}${until}(?:(?<lastMonth>\\d\\d|\\d{1,2}(?=/))[./])?(?<lastDay>\\d\\d|(?<=/)\\d)\\.?${daySuffix}${closing}`,
  'gu',
);
/** '5-8 december', '5. és 8. között decemberben' */
const daysFirst = new RegExp(
  `${opening}(?<!${month}\\.? ?)(?<day>\\d{1,2})\\.?(?: ?[-–—] ?| es )(?<lastDay>\\d{1,2})\\.?(?: kozott)? (?<month>${month})(?:i|ban|ben|ra|re)?${closing}`,
  'gu',
);
/** First and last day of a match, in the next year that they lie in; undefined for a day that no calendar has. */
function readStay(
  { groups = {} }: RegExpMatchArray,
  today: string,
): { first: string; last?: string } | undefined {
  const getMonth = (name: string | undefined) =>
    name === undefined ? undefined : /^\d/.test(name) ? Number(name) : monthOf(name);
  const monthNumber = getMonth(groups.month) ?? 0;
  const thisYear = Number(today.slice(0, 4));
  const start: Day = { year: Number(groups.year ?? thisYear), month: monthNumber, day: Number(groups.day) };
  if (!exists(start)) return undefined;
  if (!groups.year && toText(start) < today) start.year += 1;
  if (!exists(start)) return undefined;
  if (groups.side !== undefined && Number(groups.side) <= start.day) return { first: toText(start) };
  if (groups.lastDay === undefined) {
    if (!(groups.weekend ?? groups.ahead)) return { first: toText(start) };
    const weekend = weekendOf(toText(start));
    return groups.fromDay === undefined ? weekend : findDaysBeside(addDays(weekend.first, 1), groups);
  }
  const end: Day = {
    year: Number(groups.lastYear ?? start.year),
    month: getMonth(groups.lastMonth) ?? start.month,
    day: Number(groups.lastDay),
  };
  if (!exists(end)) return undefined;
  if (groups.lastYear === undefined && toText(end) < toText(start)) end.year += 1;
  if (!exists(end)) return undefined;
  const [first = '', last = ''] = [toText(start), toText(end)].sort();
  return { first, last };
}

/** Days before and after one that somebody may mean by 'augusztus 20. körül'. */
const around = 5;
function windowAround({ first, last = first }: { first: string; last?: string }, today: string) {
  const start = addDays(first, -around);
  return window(start < today ? today : start, addDays(last, around));
}

/** '2027. július 10–17.', 'júl. 10-től 17-ig', '5-8 december', '7/10-17'. */
export const findWritten: FindDays = (flat, today) => {
  for (const pattern of [written, daysFirst, named, short])
    for (const match of flat.matchAll(pattern)) {
      if (pattern === daysFirst && Number(match.groups?.day) >= Number(match.groups?.lastDay)) continue;
      const found = readStay(match, today);
      const isAbout = match.groups?.about !== undefined;
      if (found)
        return {
          match,
          filters: isAbout ? windowAround(found, today) : stay(found.first, found.last),
          weight: clearly,
        };
    }
  return undefined;
};
