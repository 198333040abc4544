import { type FindDays, monthName, weekendWord } from './days/calendar.ts';
import { findDaysOfMonth } from './days/days-of-month.ts';
import { findDeparture } from './days/departures.ts';
import { findFeastRange } from './days/feast-ranges.ts';
import { findFeast } from './days/feasts.ts';
import { findMonth, findMonths, findOtherMonth, findPartOfMonth, partOfMonth } from './days/months.ts';
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
import type { FlatText } from './flat-text.ts';
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

/** A weekend, or a long one, of a month: 'egy hétvége májusban', 'augusztusi hosszú hétvége'. */
const weekendOfMonth = new RegExp(
  `(?<![a-z])(?:(?:egy|barmelyik|valamelyik) )?(?<long>hosszu ?)?(?:${weekendWord})[a-z]{0,4}(?= (?:${monthName})(?:ban|ben)(?![a-z]))|(?<=(?<![a-z])(?:${monthName})(?:i|ban|ben)(?: (?:egy|barmelyik|valamelyik))? )(?<longer>hosszu ?)?(?:${weekendWord})[a-z]{0,4}(?![a-z])`,
);
const [weekendNights, longWeekendNights] = [2, 3];

function readWeekendOfMonth(text: FlatText, today: string): Item[] {
  const match = weekendOfMonth.exec(text.flat);
  const month = match && findMonth(text.flat, today, text.text);
  if (!match || !month || partOfMonth.test(text.flat)) return [];
  const isLong = match.groups?.long !== undefined || match.groups?.longer !== undefined;
  const nights = String(isLong ? longWeekendNights : weekendNights);
  const toItem = (found: RegExpExecArray, filters: Filters): Item => ({
    ...text.takeMatch(found),
    meanings: { accommodation: { weight: 1.5, filters } },
  });
  return [toItem(month.match, month.filters), toItem(match, { minimumStay: [nights], weekend: ['1'] })];
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
  const ofMonth = readWeekendOfMonth(text, today);
  if (ofMonth.length > 0) return ofMonth;
  for (const find of finders) {
    const found = find(text.flat, today, text.text);
    if (!found) continue;
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
