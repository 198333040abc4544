import { searchTextLimit } from '@piacter/contracts/core';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { usualRadius } from '@piacter/contracts/places/values';
import { describeFilters } from '@piacter/contracts/search/results';
import type { Understanding } from '@piacter/contracts/understanding';
import type { Gazetteer } from '../../adapters/geocoding/index.ts';
import { kindParts } from '../kinds/index.ts';
import { listingSpecs } from '../listings/index.ts';
import type { FoundSettlement, PlaceNames, RecognisedPlace } from '../places/index.ts';
import { findBetween } from './between-towns.ts';
import { chooseProfession } from './choose-profession.ts';
import { readDates } from './dates.ts';
import { type Denied, findDenial } from './denial.ts';
import { readEnergyClass } from './energy-class.ts';
import { createFlatText, type FlatText } from './flat-text.ts';
import { readFreshness } from './freshness.ts';
import { findGivenHome, type GivenHome, isSwap } from './given-home.ts';
import type { LookupValues } from './lookup-values.ts';
import type { Filters, Item, Meaning } from './meaning.ts';
import { readMeasures } from './measures.ts';
import { type FoundRadius, readDistrict, readPostalCode, readRadius } from './place-patterns.ts';
import type { ProfessionIndex } from './professions-index.ts';
import { SearchBuilder } from './search-builder.ts';
import type { Vocabulary } from './vocabulary.ts';
import { fillers, nearPlace } from './word-tables.ts';
import { chooseReadings, isGap, type Reading, readSpans, splitWords, type Word } from './words.ts';
import { readYears } from './years.ts';

/** Everything that the understanding knows; kept by the process. */
export interface Knowledge {
  gazetteer: Gazetteer;
  places: PlaceNames;
  vocabulary: Vocabulary;
  professions: ProfessionIndex;
  values: LookupValues;
}

/** What was read before the kind is known. */
interface Parsed {
  text: FlatText;
  items: Item[];
  settlements: FoundSettlement[];
  radius: FoundRadius | undefined;
  words: Word[];
  spans: ReturnType<typeof readSpans>;
}

function parse(typed: string, knowledge: Knowledge, today: string): Parsed {
  const text = createFlatText(typed);
  const radius = readRadius(text);
  const items = [...readFreshness(text), ...readDates(text, today), ...readYears(text, today)];
  const settlements = readDistrict(text);
  items.push(...readEnergyClass(text, knowledge.values), ...readMeasures(text));
  settlements.push(...readPostalCode(text, knowledge.gazetteer, today));
  const words = splitWords(text);
  return { text, items, settlements, radius, words, spans: readSpans(text, words, knowledge) };
}

/** Least weight that tells a kind, and least lead of one kind over the others. */
const minWeight = 0.5;
const minLead = 0.15;

interface Hypothesis {
  kind: ListingKind;
  weight: number;
  profession: ReturnType<typeof chooseProfession>;
  readings: ReturnType<typeof chooseReadings>;
}

function interpret({ items, words, spans }: Parsed, kind: ListingKind): Hypothesis {
  const isPlace = (at: number) => spans.ofPlaces.some(({ first, last }) => first <= at && at < last);
  const profession = kind === 'service' ? chooseProfession(spans.trades, words, isPlace) : undefined;
  const readings = chooseReadings(
    words,
    [...spans.byKind[kind], ...spans.ofPlaces],
    (at) => !profession?.words.includes(at),
  );
  const weights = [
    profession?.weight ?? 0,
    // Said twice it tells no more.
    ...[...new Set(readings.map(({ meaning }) => meaning))].map((meaning) => meaning?.weight ?? 0),
    ...items.map(({ meanings }) => meanings[kind]?.weight ?? 0),
  ];
  return { kind, profession, readings, weight: weights.reduce((sum, weight) => sum + weight, 0) };
}

function chooseKind(hypotheses: readonly Hypothesis[]): Hypothesis | undefined {
  const [best, second] = [...hypotheses].sort((a, b) => b.weight - a.weight);
  if (!best || best.weight < minWeight) return undefined;
  return second && best.weight - second.weight < minLead ? undefined : best;
}

/** Filters of a search whose kind is not known are those of a property: places and prices. */
const unknownKind: ListingKind = 'property';

const isEmpty = (filters: Filters) => Object.keys(filters).length === 0;

/** The parameter of a place for a kind; of an unknown kind as for properties. */
function placeFilters(
  { kind, name, settlements = [name] }: Pick<RecognisedPlace, 'kind' | 'name' | 'settlements'>,
  search: ListingKind,
  values: LookupValues,
): Filters {
  if (kind === 'country') return { countryID: [values.getValue('countryID', name)] };
  const isArea = kind === 'region' || kind === 'landscape';
  return { [isArea ? listingSpecs[search].regionParameter : 'settlement']: settlements };
}

const capital = 'Budapest';

interface Context extends Parsed {
  chosen: Hypothesis | undefined;
  values: LookupValues;
  vocabulary: Vocabulary;
  given: GivenHome | undefined;
}

/** The price of one guest for a night, of one for all guests or all nights too, where the text says how many. */
function toPriceOfOne({ filters, priceOf }: Meaning, meanings: readonly Meaning[]): Filters {
  if (!priceOf) return filters;
  const guests = meanings.find((one) => one.guests !== undefined)?.guests ?? 1;
  const nights = Number(meanings.flatMap((one) => one.filters.minimumStay ?? [])[0] ?? 1);
  const shares = guests * (priceOf === 'stay' ? nights : 1);
  const divide = (value: string) => String(Math.round((Number(value) / shares) * 1000) / 1000);
  return Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values.map(divide)]));
}

/** 'szobafestő 60 nm lakás': the end of what a figure of a job is about, though it says nothing of the search alone. */
function findThing({ words, chosen }: Context, start: number): number | undefined {
  const next = words.findIndex((word) => word.start >= start);
  const thing = chosen?.readings.find(({ first }) => first === next);
  const saysNothing = thing?.meaning && !thing.meaning.isWish && isEmpty(thing.meaning.filters);
  return chosen?.kind === 'service' && saysNothing ? thing.end : undefined;
}

/** The filters of what patterns took: places by number, quantities, days; which of them are denied. */
function addPatterns(search: SearchBuilder, context: Context): Denied[] {
  const { text, items, settlements, words, chosen, given } = context;
  const denied: Denied[] = [];
  const add = (start: number, end: number, filters: Filters) => {
    // It stands between two words.
    const next = words.findIndex((word) => word.start >= start);
    const last = next < 0 ? words.length : next;
    const isFollowed = isGap(text.flat.slice(end, words[last]?.start));
    const denial = findDenial(words, { first: last, last }, denied, isFollowed);
    const stated = denial ? search.deny(filters, denial.kind) : filters;
    // A price or an area has no opposite: 'nem' is about something else then.
    if (denial && isEmpty(stated) && denial.kind === 'unwanted') return search.add(start, end, filters);
    if (denial) denied.push({ last, denial });
    return search.add(start, end, stated);
  };
  for (const { start, end, names } of settlements) add(start, end, { settlement: names });
  const ofKind = items.flatMap(({ meanings }) => (chosen && meanings[chosen.kind]) ?? []);
  for (const { start, end, meanings, common } of items) {
    const meaning = chosen && meanings[chosen.kind];
    const filters = meaning ? toPriceOfOne(meaning, ofKind) : chosen ? undefined : common;
    // 'cserélném kétszobás lakásomat'
    if (given && given.start <= start && end <= given.end) search.leave(start, end);
    else if (filters) add(start, end, filters);
    else search.leave(start, findThing(context, end) ?? end);
  }
  search.completeStay();
  search.completeWindow();
  return denied;
}

/** The filter of the profession; the positions of its words. */
function addProfession(search: SearchBuilder, { words, chosen }: Context): readonly number[] {
  if (!chosen?.profession) return [];
  const { named, typeID } = chosen.profession;
  const spans = named.flatMap((at) => words[at] ?? []);
  const start = Math.min(...spans.map((word) => word.start));
  const end = Math.max(...spans.map((word) => word.end));
  search.add(start, end, { serviceType: [String(typeID)] });
  return named;
}

/** 'liftes házban' says of a flat where it is, not that a house will do, too. */
const isPlaceOfTrait = (word: string, filters: Filters) =>
  Object.keys(filters).join() === 'houseType' && /b[ae]n$/.test(word);

const plot = '3';
/** 'ház nagy telekkel' has a plot, which is not looked for beside the house: only 'ház vagy telek' is. */
const isPlotOfHouse = (words: readonly Word[], { first }: Reading, { houseType }: Filters) =>
  houseType?.join() === plot &&
  words[first]?.isJoined === true &&
  !['vagy', 'es', 'illetve'].includes(words[first - 1]?.flat ?? '');

const joins = new Set(['es', 'vagy', 'a', 'az']);

/** How far around a settlement is meant by 'Debrecen környékén', 'Vác és környéke', 'Szegedhez közel'. */
function findUsualRadius(words: readonly Word[], { first, last, place }: Reading): Filters {
  const rest = words.slice(first, last + 3).map(({ flat }) => flat);
  const ownNear = last - first > 1 && nearPlace.has(rest[last - first - 1] ?? '');
  const next = rest.slice(last - first).find((flat) => !joins.has(flat)) ?? '';
  const isNear = place?.kind === 'settlement' && (ownNear || nearPlace.has(next));
  return isNear ? { radius: [String(usualRadius)] } : {};
}

/** 'garázs eladó' is one of its own, which no type of house is: not a home that has one. */
const isGarage = (word: string) => /^garazs(?:t|ok|okat)?$/.test(word);

/** 'most vettem egy házat', 'most tört el': what has just happened, not who is there now. */
const isOfPast = (words: readonly Word[], { last }: Reading, { open }: Filters) =>
  open?.join() === 'now' && words[last]?.isJoined === true && pastVerb.test(words[last].flat);
const pastVerb = /(?:[tl]t|t[aeu]m|tunk|tuk|tek|tak)$/;

/** Whether a reading is a filter, says what another one of the text has, or is a wish. */
function findRole(words: readonly Word[], reading: Reading, filters: Filters, search: SearchBuilder) {
  const word = words[reading.last - 1]?.flat ?? '';
  const hasHouse = search.has('houseType');
  if (isOfPast(words, reading, filters)) return 'wish';
  if (hasHouse && isPlotOfHouse(words, reading, filters)) return 'wish';
  if (hasHouse && isPlaceOfTrait(word, filters)) return 'trait';
  return !hasHouse && words.length <= maxOfGarage && isGarage(word) ? 'wish' : 'filter';
}
/** Words of a text that is about a garage and little else. */
const maxOfGarage = 4;

/** Adds the filters; of those that contradict the text what is looked for stays: 'eladó lakás, csere is érdekel'. */
function addOrSubject(
  search: SearchBuilder,
  { start, end }: Reading,
  stated: Filters,
  text: FlatText,
): boolean {
  if (search.add(start, end, stated, text)) return true;
  const { houseType } = stated;
  if (houseType && Object.keys(stated).length > 1) search.add(start, end, { houseType }, text);
  return false;
}

/** 'horvát tengerpart' is a country, and a coast as well; 'Balaton partján' is at the water. */
function findCoast(words: readonly Word[], { first, last, place }: Reading): string | undefined {
  const [lake = '', word = ''] = words.slice(Math.max(first, last - 2), last).map(({ flat }) => flat);
  if (place?.kind === 'country') return /^tengerpart/.exec(word || lake)?.[0];
  const isShore = place?.kind === 'landscape' && /^part(?:j|on|i|$)/.test(word);
  return isShore && /(?:to|tavi|balaton)$/.test(lake) ? 'vizpart' : undefined;
}

/** What a reading says, before it is denied. */
function findFilters(
  reading: Reading,
  { chosen, values, vocabulary, radius, words }: Context,
): Filters | undefined {
  const { place, meaning } = reading;
  if (!place) return meaning?.filters;
  const coast = findCoast(words, reading);
  const ofCoast = coast && chosen ? vocabulary.find(coast)?.[chosen.kind] : undefined;
  return {
    ...placeFilters(place, chosen?.kind ?? unknownKind, values),
    ...(!radius && findUsualRadius(words, reading)),
    ...ofCoast?.filters,
  };
}

/**
 * Whether the search of a place is wider than what was said, which then is a wish, too: a landmark is smaller than its
 * districts, a quarter than its town.
 */
const isWider = ({ kind, quarter, name }: RecognisedPlace): boolean =>
  kind === 'landmark' || (quarter !== undefined && !name.startsWith(capital));

const listPositions = ({ first, last }: Pick<Reading, 'first' | 'last'>): number[] =>
  Array.from({ length: last - first }, (_, at) => first + at);

/** Adds what a reading says, or the opposite of what is denied; the positions of its words that became a filter. */
function addReading(
  search: SearchBuilder,
  reading: Reading,
  filters: Filters,
  { words, text }: Context,
  denied: Denied[],
): number[] {
  const denial = findDenial(words, reading, denied);
  const isWish = reading.meaning?.isWish === true;
  // 'nem sorház' says nothing of houses.
  const isLeft = denial?.kind === 'unwanted' && isWish;
  if (denial) denied.push({ last: reading.last, denial, ...(isLeft && { isLeft }) });
  if (isLeft) return [];
  const stated = denial ? search.deny(filters, denial.kind) : filters;
  if (denial?.kind === 'unwanted' && isSwap(reading)) search.denySwap(reading.start, reading.end);
  const used = isWish || (reading.place && isWider(reading.place)) ? [] : listPositions(reading);
  const role = findRole(words, reading, stated, search);
  if (role !== 'filter') return role === 'trait' ? used : [];
  return addOrSubject(search, reading, stated, text) ? [...used, ...(denial?.words ?? [])] : [];
}

/** Beside Buda, 'Pest' is not all of the capital. */
const pestSide = { kind: 'landscape', name: 'Pesti oldal' } as const;
const isPest = (words: readonly Word[], { first }: Reading): boolean =>
  words[first]?.flat.startsWith('pest') === true;

/** The filters of words and places; the positions of the words that became some. */
function addReadings(search: SearchBuilder, context: Context, denied: Denied[]): number[] {
  const { words, spans, chosen, settlements, given } = context;
  const readings = chosen?.readings ?? chooseReadings(words, spans.ofPlaces, () => true);
  // Of two places the first one counts, but one that is corrected after all others.
  const ordered = readings.toSorted(
    (a, b) => Number(a.isCorrected ?? false) - Number(b.isCorrected ?? false),
  );
  const named = new Set([
    ...settlements.flatMap(({ names }) => names),
    ...ordered.flatMap(({ place }) =>
      place && place.quarter === undefined && place.kind !== 'landmark' ? place.name : [],
    ),
  ]);
  // A 'Deák tér' of another town; beside a district a station says no more.
  const isElsewhere = [...named].some((name) => name !== capital);
  const isOfOther = (at: number) => chosen?.profession?.others.includes(at) === true;
  const isSkipped = ({ first, last, meaning, place }: Reading) =>
    (meaning && isEmpty(meaning.filters) && (meaning.isWish === true || isOfOther(first))) ||
    (given && given.first <= first && last <= given.last) ||
    (place?.kind === 'landmark' && isElsewhere) ||
    // 'Győr Nádorváros': beside its town a quarter says more than the filter can.
    (place?.quarter !== undefined && named.has(place.name));
  const hasPartOfCapital = ordered.some(({ place }) => place?.isOfCapital);
  return ordered.flatMap((reading) => {
    const isCapital = hasPartOfCapital && reading.place?.name === capital;
    // 'Budapest, budai oldal', but 'Buda vagy Pest'
    if (isCapital && !isPest(words, reading)) return listPositions(reading);
    const said =
      isCapital && reading.place ? { ...reading, place: { ...reading.place, ...pestSide } } : reading;
    const filters = isSkipped(said) ? undefined : findFilters(said, context);
    return filters ? addReading(search, said, filters, context, denied) : [];
  });
}

/** What quantities say of a search that nothing else of it says: 'lakás 45 millióig' is for sale. */
function addImplied(search: SearchBuilder, { items, chosen, given }: Context): void {
  for (const { start, end, meanings } of items) {
    const implied = (chosen && meanings[chosen.kind]?.implied) ?? {};
    const isOfGiven = given && given.start <= start && end <= given.end;
    if (!isOfGiven && !Object.keys(implied).some((name) => search.has(name))) search.add(start, end, implied);
  }
}

/** Of a text without a settlement, its kilometres are something else. */
function addRadius(search: SearchBuilder, { radius }: Parsed): void {
  if (!radius) return;
  const { start, end, kilometres } = radius;
  if (search.has('settlement')) search.add(start, end, { radius: [String(kilometres)] });
  else search.leave(start, end);
}

const createAddress = (path: string, filters: Readonly<Record<string, string>>, rest: string): string => {
  const wish = rest.slice(0, searchTextLimit).trim();
  const query = new URLSearchParams({ ...filters, ...(wish !== '' && { wish }) });
  return query.size === 0 ? path : `${path}?${query.toString().replaceAll('%2C', ',')}`;
};

/** 'be kell kötni egy konnektort' asks for the trade of the thing: the verb says no more. */
const isInfinitive = (flat: string) => /^.{3,}ni$/.test(flat);

/** What a part says, in the words of the chip and the title of its filter: 'Győr', '40–60 m²', 'Van lift'. */
export function describePart(
  kind: ListingKind,
  filters: Readonly<Record<string, string>>,
  { filter, values }: Pick<SearchBuilder['parts'][number], 'filter' | 'values'>,
  { findName }: Pick<LookupValues, 'findName'>,
): string {
  const own = { [filter]: values.join(',') };
  // Alone where another filter says it, too, as two days do of the nights.
  const described = [{ ...filters, ...own }, own].flatMap((query) =>
    describeFilters(kindParts[kind].resultWords, query, { getName: findName, settlements: [] }),
  );
  return described.find(({ names }) => names.includes(filter))?.label ?? '';
}

/**
 * Understands a search in free Hungarian (FIND-02 to FIND-06): a pure function of the text, the tables and the day. Never
 * throws. `fallback` is the kind of a text that does not tell.
 */
export function understand(
  typed: string,
  knowledge: Knowledge,
  today: string,
  fallback?: ListingKind,
): Understanding {
  const parsed = parse(typed, knowledge, today);
  const hypotheses = listingKinds.map((kind) => interpret(parsed, kind));
  const chosen = chooseKind(hypotheses) ?? hypotheses.find(({ kind }) => kind === fallback);
  const given = findGivenHome(parsed.words, chosen?.readings ?? []);
  const { values, vocabulary } = knowledge;
  const context = { ...parsed, chosen, given, values, vocabulary };
  const search = new SearchBuilder();
  const denied = addPatterns(search, context);
  const used = new Set([
    ...addProfession(search, context),
    ...addReadings(search, context, denied),
    ...denied.flatMap(({ denial, isLeft }) => (isLeft ? [] : denial.words)),
  ]);
  const between = findBetween(parsed.words, chosen?.readings ?? [], knowledge.gazetteer);
  if (between) used.add(between.word);
  if (between?.kilometres && !parsed.radius)
    search.add(between.start, between.end, { radius: [String(between.kilometres)] });
  search.settleDenials();
  search.settleDeal();
  addImplied(search, context);
  search.settleStay(today);
  const wishes = new Set([
    ...(chosen?.readings ?? []).filter(({ meaning }) => meaning?.isWish).flatMap(listPositions),
    ...denied.flatMap(({ denial, isLeft }) => (isLeft ? denial.words : [])),
  ]);
  parsed.words.forEach(({ start, end, flat }, at) => {
    if (
      !used.has(at) &&
      (wishes.has(at) || !fillers.has(flat)) &&
      !(chosen?.profession && isInfinitive(flat))
    )
      search.leave(start, end);
  });
  addRadius(search, parsed);
  const filters = search.getFilters();
  const { text } = parsed.text;
  const rest = search.getRest(text);
  return {
    kind: chosen?.kind ?? null,
    filters,
    rest,
    address: chosen ? createAddress(listingSpecs[chosen.kind].searchPath, filters, rest) : null,
    understood: search.parts.map(({ start, end, ...part }) => ({
      text: text.slice(start, end),
      filter: part.filter,
      label: describePart(chosen?.kind ?? unknownKind, filters, part, knowledge.values),
    })),
  };
}
