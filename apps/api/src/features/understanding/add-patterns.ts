import { daysBetween } from '@piacter/contracts/core/days';
import { isImagined } from './conditions.ts';
import { countUsualNights } from './days/calendar.ts';
import { type Denied, findDenial } from './denial.ts';
import type { Denial } from './denial-words.ts';
import { findDenialOfList } from './denied-lists.ts';
import type { Span } from './flat-text.ts';
import { type Context, isEmpty, type Parsed } from './interpretation.ts';
import { isLooseFloor } from './loose-alternatives.ts';
import type { Filters, Meaning } from './meaning.ts';
import { maxForOne } from './prices.ts';
import type { SearchBuilder } from './search-builder.ts';
import { isGap, type Word } from './split-words.ts';

/** In thousands of forints: what no night costs. */
const minForOne = 3;

/** The nights of a stay, as far as the text says them or its days do; of a window of days those that are usual. */
function countNights(meanings: readonly Meaning[]): number | undefined {
  const find = (name: string) => meanings.flatMap(({ filters }) => filters[name] ?? [])[0];
  const said = find('minimumStay');
  if (said !== undefined && Number(said) > 0) return Number(said);
  const [from, to] = [find('openFrom') ?? find('windowFrom'), find('openTo') ?? find('windowTo')];
  if (from === undefined || to === undefined) return undefined;
  const nights = daysBetween(from, to);
  if (find('openFrom') === undefined) return countUsualNights(nights);
  return nights > 0 ? nights : undefined;
}

/**
 * The price of one guest for a night, of one for all guests or all nights too, where the text says how many. One that says
 * nothing of it is that of all where it is too much for one: '4 fő 3 éj 120 ezer'.
 */
function toPriceOfOne({ filters, priceOf }: Meaning, meanings: readonly Meaning[]): Filters {
  if (!priceOf || priceOf === 'person') return filters;
  const guests = meanings.find((one) => one.guests !== undefined)?.guests;
  const nights = countNights(meanings);
  const all = (guests ?? 1) * (nights ?? 1);
  const top = Math.max(...Object.values(filters).flat().map(Number));
  const isOfAll = guests !== undefined && nights !== undefined && top > maxForOne && top / all >= minForOne;
  if (priceOf === 'unsaid' && !isOfAll) return filters;
  const shares = priceOf === 'night' ? (guests ?? 1) : all;
  const divide = (value: string) => String(Math.round((Number(value) / shares) * 1000) / 1000);
  return Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values.map(divide)]));
}

/** The price of a home of which each pays a part ('hárman, fejenként 70 ezer'); undefined where nobody is counted. */
function toPriceOfAll({ filters }: Meaning, people: number | undefined): Filters | undefined {
  if (people === undefined) return undefined;
  const multiply = (value: string) => String(Number(value) * people);
  return Object.fromEntries(
    Object.entries(filters).map(([name, values]) => [
      name,
      name.startsWith('price') ? values.map(multiply) : values,
    ]),
  );
}

/** 'szobafestő 60 nm lakás': the end of what a figure of a job is about, though it says nothing of the search alone. */
function findThing({ words, chosen }: Context, start: number): number | undefined {
  const next = words.findIndex((word) => word.start >= start);
  const thing = chosen?.readings.find(({ first }) => first === next);
  const saysNothing = thing?.meaning && !thing.meaning.isWish && isEmpty(thing.meaning.filters);
  return chosen?.kind === 'service' && saysNothing ? thing.end : undefined;
}

/** Who stays and when is not imagined: 'ha a kedd nem jó, akkor hétfőn'. */
const isTrait = (meaning: Meaning | undefined): boolean =>
  Object.keys(meaning?.filters ?? {}).every(
    (name) => !/^(?:guests|adults|children|open|window|minimum)/.test(name),
  );

/** The filters of a quantity: a price of each or of all is that of what the search counts. */
const toStated = (meaning: Meaning, ofKind: readonly Meaning[], people: number | undefined) =>
  meaning.priceOf === 'person' ? toPriceOfAll(meaning, people) : toPriceOfOne(meaning, ofKind);

/** Whether a clause ends with the denial behind a quantity: '1 szobás nem jó,', but 'kétszobás ne legyen földszint'. */
const endsWithDenial = (words: readonly Word[], last: number, denial: Denial): boolean =>
  denial.words.length > 0 &&
  denial.words.every((at) => at >= last) &&
  words[Math.max(...denial.words)]?.endsClause === true;

/** 'cserélném 60 nm-es lakásomat' */
const isOfGiven = ({ start, end }: Span, given: Span | undefined): boolean =>
  given !== undefined && given.start <= start && end <= given.end;

/** The filters of what patterns took: places by number, quantities, days; which of them are denied. */
export function addPatterns(search: SearchBuilder, context: Context): Denied[] {
  const { text, items, settlements, words, chosen, given, conditions } = context;
  const denied: Denied[] = [];
  const add = (start: number, end: number, filters: Filters, isLoose = false) => {
    // It stands between two words.
    const next = words.findIndex((word) => word.start >= start);
    const last = next < 0 ? words.length : next;
    const isFollowed = isGap(text.flat.slice(end, words[last]?.start));
    const isFloor = 'floorFrom' in filters || 'floorTo' in filters;
    // '2 szobás is jó', 'földszint is jó': only floors have no order of worth.
    const reading = { first: last, last, ...(isFloor && { meaning: { weight: 0, filters } }) };
    const denial =
      findDenial(words, reading, denied, isFollowed) ?? findDenialOfList(context, { start, end });
    if (denial?.kind === 'soft') denied.push({ last, denial });
    if (denial?.kind === 'soft' || (isLoose && !denial)) return search.leave(start, end);
    const stated = denial ? search.deny(filters, denial.kind) : filters;
    // A price or an area has no opposite: 'nem' and 'nem kell' are about something else then, but not in '1 szobás nem jó'.
    const isOfOther = denial?.kind === 'unwanted' || denial?.kind === 'unneeded';
    const isOfIt = denial?.kind === 'unwanted' && endsWithDenial(words, last, denial);
    if (isOfOther && isEmpty(stated) && !isOfIt) return search.add(start, end, filters);
    if (denial) denied.push({ last, denial });
    return search.add(start, end, stated);
  };
  const ofKind = items.flatMap(({ meanings }) => (chosen && meanings[chosen.kind]) ?? []);
  const people = items.flatMap(({ meanings }) => meanings.accommodation?.guests ?? [])[0];
  // In the order of the text, as one 'nem' denies what follows it: 'nem földszint, Budapest 13'.
  for (const part of [...settlements, ...items].sort((a, b) => a.start - b.start)) {
    const { start, end } = part;
    if ('names' in part) {
      add(start, end, { settlement: part.names });
      continue;
    }
    const { meanings, common } = part;
    const meaning = chosen && meanings[chosen.kind];
    const filters = chosen ? meaning && toStated(meaning, ofKind, people) : common;
    // 'cserélném kétszobás lakásomat'
    const isLoose = isLooseFloor(context, chosen?.readings ?? [], part);
    const isOther = isOfGiven(part, given) || (isTrait(meaning) && isImagined(conditions, { start, end }));
    if (isOther || meaning?.isWish) search.leave(start, end);
    if (isOther) continue;
    if (filters) add(start, end, filters, isLoose);
    else search.leave(start, findThing(context, end) ?? end);
  }
  search.completeStay();
  search.completeWindow();
  return denied;
}

/** What quantities say of a search that nothing else of it says: 'lakás 45 millióig' is for sale. */
export function addImplied(search: SearchBuilder, { items, chosen, given }: Context): void {
  for (const { start, end, meanings } of items) {
    const implied = (chosen && meanings[chosen.kind]?.implied) ?? {};
    if (isOfGiven({ start, end }, given) || Object.keys(implied).some((name) => search.has(name))) continue;
    search.add(start, end, implied);
  }
}

/** Of a text without a settlement, its kilometres are something else. */
export function addRadius(search: SearchBuilder, { radius }: Parsed): void {
  if (!radius) return;
  const { start, end, kilometres } = radius;
  if (search.has('settlement')) search.add(start, end, { radius: [String(kilometres)] });
  else search.leave(start, end);
}
