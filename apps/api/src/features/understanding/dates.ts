import { daysBetween } from '@piacter/contracts/core/days';
import { type FindDays, type FoundDays, friday, weekday } from './days/calendar.ts';
import { findDaysOfMonth } from './days/days-of-month.ts';
import { findDeparture } from './days/departures.ts';
import { findFeastRange } from './days/feast-ranges.ts';
import { findFeast } from './days/feasts.ts';
import { findMonth, findMonths, findOtherMonth, findPartOfMonth } from './days/months.ts';
import {
  findFromNow,
  findNextWeek,
  findSoon,
  findWeekday,
  findWeekdays,
  findWeekend,
} from './days/near-days.ts';
import { findSeason } from './days/seasons.ts';
import { findWritten } from './days/written-days.ts';
import { type FlatText, type Span, toSpan } from './flat-text.ts';
import type { Filters, Item } from './meaning.ts';

/** In the order of trying: what says more comes first. */
const finders: readonly FindDays[] = [
  findFeastRange,
  findPartOfMonth,
  findWritten,
  findFeast,
  findDaysOfMonth,
  findWeekdays,
  findWeekend,
  findNextWeek,
  findFromNow,
  findWeekday,
  findSoon,
  findMonths,
  findOtherMonth,
  findMonth,
  findSeason,
];

/** Days of any week, or of one that is counted from today. */
const ofWeek: ReadonlySet<FindDays> = new Set([findWeekdays, findWeekend, findWeekday]);
const fromToday = /^(?:jovo|kovetkezo|mostani|e|ez a|erre a|ezen a|most)(?![a-z])|mulva/;
const weekendNights = 2;
/** The weekend of a month or one of its weekends, which says so: 'augusztusi hosszú hétvége', 'egy hétvége májusban'. */
const articleBefore = /(?:egy|barmelyik|valamelyik) $/;

/**
 * A month that is named beside days of the week outranks them: 'januárban hétfőtől péntekig' is so many nights of any week
 * in it, 'egy hétvége májusban' one of its weekends, 'szombaton' says no more then than a wish.
 */
function readWeekOfMonth(text: FlatText, { match, filters }: FoundDays, today: string): Item[] {
  const find = (one: FindDays) => one(text.flat, today, text.text);
  const month = fromToday.test(match[0]) ? undefined : (find(findMonths) ?? find(findMonth));
  if (!month) return [];
  const [[first = ''], [last = '']] = [filters.openFrom ?? [], filters.openTo ?? []];
  const nights = last === '' ? 0 : daysBetween(first, last) + (/hosszu/.test(match[0]) ? 1 : 0);
  const isWeekend = weekday(first) === friday && daysBetween(first, last) === weekendNights;
  const toItem = (span: Span, said: Filters): Item => {
    text.take(span.start, span.end);
    return { ...span, meanings: { accommodation: { weight: 1.5, filters: said } } };
  };
  const span = toSpan(match);
  const article = articleBefore.exec(text.flat.slice(0, span.start))?.[0] ?? '';
  const ofNights = { minimumStay: [String(nights)], ...(isWeekend && { weekend: ['1'] }) };
  return [
    toItem(toSpan(month.match), month.filters),
    ...(nights > 0 ? [toItem({ ...span, start: span.start - article.length }, ofNights)] : []),
  ];
}

function readDeparture(text: FlatText, { openFrom, openTo }: Filters): Item[] {
  const [arrival] = openFrom ?? [];
  const found = arrival === undefined || openTo ? undefined : findDeparture(text.flat, arrival);
  if (!found) return [];
  const filters = { openTo: [found.day] };
  return [{ ...text.takeMatch(found.match), meanings: { accommodation: { weight: 1, filters } } }];
}

/** The days of a stay (FIND-05) or of a visit, which are taken out of the text: at most one. `today` is a day in Budapest. */
export function readDates(text: FlatText, today: string): Item[] {
  for (const find of finders) {
    const found = find(text.flat, today, text.text);
    if (!found) continue;
    const ofMonth = ofWeek.has(find) ? readWeekOfMonth(text, found, today) : [];
    if (ofMonth.length > 0) return ofMonth;
    const { match, filters, weight, open } = found;
    const service = open && { weight: 0, filters: { open: [open] } };
    const item = {
      ...text.takeMatch(match),
      meanings: { accommodation: { weight, filters }, ...(service && { service }) },
    };
    return [item, ...readDeparture(text, filters)];
  }
  return [];
}
