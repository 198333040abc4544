import { clearly, exists, type FindDays, month, monthOf, stay, toText, window } from './calendar.ts';
import { getChristmas, getEaster, getPentecost } from './feasts.ts';

const firstOf = ([first]: readonly [string, string]) => [first, first] as const;
const lastOf = ([, last]: readonly [string, string]) => [last, last] as const;

/** Days by name, of the year in which they lie: the one that a stay from them begins on, and the one that it ends on. */
const namedDays: readonly {
  words: string;
  getDay: (year: number) => readonly [start: string, end: string];
}[] = [
  { words: 'karacsony ?masnap', getDay: (year) => lastOf(getChristmas(year)) },
  { words: 'szenteste', getDay: (year) => firstOf(getChristmas(year)) },
  { words: 'karacsony', getDay: getChristmas },
  { words: 'szilveszter', getDay: (year) => [`${year}-12-31`, `${year + 1}-01-01`] },
  { words: 'uj ?ev', getDay: (year) => [`${year}-01-01`, `${year}-01-01`] },
  { words: 'vizkereszt', getDay: (year) => [`${year}-01-06`, `${year}-01-06`] },
  { words: 'mikulas', getDay: (year) => [`${year}-12-06`, `${year}-12-06`] },
  { words: '(?:husvet,? )?nagypentek', getDay: (year) => firstOf(getEaster(year)) },
  { words: 'husvet ?hetfo', getDay: (year) => lastOf(getEaster(year)) },
  { words: 'husvet', getDay: getEaster },
  { words: 'punkosd ?hetfo', getDay: (year) => lastOf(getPentecost(year)) },
  { words: 'punkosd', getDay: getPentecost },
];

const feast = namedDays.map(({ words }) => words).join('|');
const dayOf = (name: string) =>
  `(?:(?<${name}Month>${month})\\.? ?(?<${name}Day>\\d{1,2})\\.?|(?<${name}>${feast}))`;
const from = '[ -]?[aeo]?j?[ae]?tol';
const until = '[ -]?[aeo]?j?[ae]?ig';

/** 'karácsony másnapjától újévig', 'december 27-től újévig', 'karácsony-szilveszter', 'karácsony és újév között'. */
const fromTo = new RegExp(
  `(?<![\\p{L}\\d])${dayOf('first')}(?:${from} (?:a )?| ?[-–—/] ?| es (?=.*kozo?tt?))${dayOf('last')}(?:${until}|[a-z]{0,3}(?<between> kozo?tt?i?)|(?![\\p{L}\\d]))(?![\\p{L}\\d])`,
  'u',
);
/** 'húsvéttól 5 éj' */
const only = new RegExp(`(?<![\\p{L}\\d])(?<first>${feast})${from}(?![\\p{L}\\d])`, 'u');

/** The days of an end of a match in a year; undefined for one that no calendar has. */
function findDay(groups: Record<string, string | undefined>, name: string, year: number, end: 0 | 1) {
  const [said, inMonth, number] = [groups[name], groups[`${name}Month`], groups[`${name}Day`]];
  const known = namedDays.find(({ words }) => said !== undefined && new RegExp(`^(?:${words})$`).test(said));
  if (known) return known.getDay(year)[end];
  const written = { year, month: monthOf(inMonth ?? ''), day: Number(number) };
  return exists(written) ? toText(written) : undefined;
}

/** Stays that begin or end on days with a name; the next ones. */
export const findFeastRange: FindDays = (flat, today) => {
  const year = Number(today.slice(0, 4));
  const both = fromTo.exec(flat);
  const match = both ?? only.exec(flat);
  const groups = match?.groups ?? {};
  if (!match || (groups.first === undefined && groups.last === undefined)) return undefined;
  // 'karácsony és újév között' is after the one and before the other, and somebody may want a few days of it.
  const [start, end] = groups.between === undefined ? ([0, 1] as const) : ([1, 0] as const);
  const first = [year, year + 1]
    .map((of) => findDay(groups, 'first', of, start))
    .find((day) => day !== undefined && day >= today);
  if (first === undefined) return undefined;
  const last = [year, year + 1, year + 2]
    .map((of) => (both ? findDay(groups, 'last', of, end) : undefined))
    .find((day) => day !== undefined && day > first);
  if (both && last === undefined) return undefined;
  const filters =
    last !== undefined && groups.between !== undefined ? window(first, last) : stay(first, last);
  return { match, filters, weight: clearly };
};
