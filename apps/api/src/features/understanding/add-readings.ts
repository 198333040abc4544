import type { ListingKind } from '@piacter/contracts/listings';
import { usualRadius } from '@piacter/contracts/places/values';
import { listingSpecs } from '../listings/index.ts';
import type { RecognisedPlace } from '../places/index.ts';
import { isHome, listPositions, type Reading } from './candidates.ts';
import { isFallback, isImagined } from './conditions.ts';
import { isInOtherCountry } from './countries.ts';
import { type Denied, findDenial } from './denial.ts';
import { articles, joining } from './denial-words.ts';
import { findDenialOfList } from './denied-lists.ts';
import { dropPart, findDeniedPart, isWider } from './denied-parts.ts';
import { isSwap } from './given-home.ts';
import { type Context, isEmpty, unknownKind } from './interpretation.ts';
import type { LookupValues } from './lookup-values.ts';
import { findLooseAlternatives } from './loose-alternatives.ts';
import type { Filters } from './meaning.ts';
import { isNearOfNext } from './meant-places.ts';
import { isOfOther } from './misleading-words.ts';
import { capital } from './place-patterns.ts';
import type { SearchBuilder } from './search-builder.ts';
import type { Word } from './split-words.ts';
import { isSurroundings, nearPlace } from './word-tables.ts';

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

/** 'liftes házban' says of a flat where it is, not that a house will do, too. */
const isPlaceOfTrait = (word: string, filters: Filters) =>
  Object.keys(filters).join() === 'houseType' && /b[ae]n$/.test(word);

/** 'liftes házban keresek lakást' */
const hasOtherHome = (words: readonly Word[], readings: readonly Reading[], reading: Reading): boolean =>
  readings.some(
    (other) =>
      other.first >= reading.last &&
      isHome(other) &&
      !isPlaceOfTrait(words[other.last - 1]?.flat ?? '', { houseType: [] }),
  );

const plot = '3';
/** 'ház nagy telekkel' has a plot, which is not looked for beside the house: only 'ház vagy telek' is. */
const isPlotOfHouse = (words: readonly Word[], { first }: Reading, { houseType }: Filters) =>
  houseType?.join() === plot && words[first]?.isJoined === true && !joining.has(words[first - 1]?.flat ?? '');

/** Kilometres around a town that its commuters live in: 'a győri agglomerációban'. */
const wideRadius = 20;

const untaken = /^[\p{L}\s.,;:()–-]*$/u;

/** How far around a settlement is meant by 'Debrecen környékén', 'Vác és környéke', 'Szegedhez közel'. */
function findUsualRadius(
  { words, text }: Pick<Context, 'words' | 'text'>,
  { first, last, end, place }: Reading,
): Filters {
  const own = last - first > 1 ? [words[last - 1]?.flat ?? ''] : [];
  const next = words.slice(last, last + 3).find(({ flat }) => !joining.has(flat) && !articles.has(flat));
  // 'Vácon két kisgyerek mellé' is beside the children, whom a pattern took.
  const isOfPlace = next !== undefined && untaken.test(text.flat.slice(end, next.start));
  const around = [...own, ...(isOfPlace ? [next.flat] : [])];
  if (place?.kind !== 'settlement' || isNearOfNext(words, last, place)) return {};
  if (around.some(isSurroundings)) return { radius: [String(wideRadius)] };
  return around.some((flat) => nearPlace.has(flat)) ? { radius: [String(usualRadius)] } : {};
}

/** 'garázs eladó' is one of its own, which no type of house is: not a home that has one. */
const isGarage = (word: string) =>
  /^(?:garazs|(?:gepkocsi|kocsi|auto)?beallo|parkolo(?:hely)?)(?:t|e?t|[oe]?k(?:[ae]t)?)?$/.test(word);

/** Whether a reading is a filter, says what another one of the text has, or is a wish. */
function findRole(context: Context, reading: Reading, filters: Filters, search: SearchBuilder) {
  const { words, chosen } = context;
  const word = words[reading.last - 1]?.flat ?? '';
  const hasHouse = search.has('houseType');
  if (isOfOther(context, reading, filters)) return 'wish';
  if (hasHouse && isPlotOfHouse(words, reading, filters)) return 'wish';
  if ((hasHouse || hasOtherHome(words, chosen?.readings ?? [], reading)) && isPlaceOfTrait(word, filters))
    return 'trait';
  return !hasHouse && words.length <= maxOfGarage && isGarage(word) ? 'wish' : 'filter';
}
/** Words of a text that is about a garage and little else. */
const maxOfGarage = 4;

/** Adds the filters; of those that contradict the text what is looked for stays: 'eladó lakás, csere is érdekel'. */
function addOrSubject(
  search: SearchBuilder,
  reading: Reading,
  stated: Filters,
  { text, sideBySide, gazetteer }: Context,
  isToo: boolean,
): boolean {
  const { start, end } = reading;
  if (isInOtherCountry(search, stated, gazetteer)) return false;
  const also = isToo ? 'anyhow' : sideBySide.has(reading) ? 'beside' : undefined;
  if (search.add(start, end, stated, text, also)) return true;
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
function findFilters(reading: Reading, context: Context): Filters | undefined {
  const { place, meaning } = reading;
  const { chosen, values, vocabulary, radius, words } = context;
  if (!place) return meaning?.filters;
  const coast = findCoast(words, reading);
  const ofCoast = coast && chosen ? vocabulary.find(coast)?.[chosen.kind] : undefined;
  return {
    ...placeFilters(place, chosen?.kind ?? unknownKind, values),
    ...(!radius && findUsualRadius(context, reading)),
    ...ofCoast?.filters,
  };
}

/** What denies a reading, or the list that it is in. */
const findAnyDenial = (context: Context, reading: Reading, denied: readonly Denied[]) =>
  findDenial(context.words, reading, denied) ?? findDenialOfList(context, reading);

/** Adds what a reading says, or the opposite of what is denied; the positions of its words that became a filter. */
function addReading(
  search: SearchBuilder,
  reading: Reading,
  filters: Filters,
  context: Context,
  denied: Denied[],
): number[] {
  const denial = findAnyDenial(context, reading, denied);
  const isWish = reading.meaning?.isWish === true;
  // 'nem sorház' says nothing of houses.
  const isLeft = denial?.kind === 'unwanted' && isWish;
  const names = Object.keys(filters).join();
  if (denial) denied.push({ last: reading.last, denial, names, ...(isLeft && { isLeft }) });
  if (isLeft || denial?.kind === 'soft') return [];
  // 'Budaörs sem baj', 'nem baj, ha Budaörs', 'Budaörs is jó', 'ha nincs, akkor Budaörs'
  const isFine = denial?.kind === 'indifferent' || denial?.kind === 'permitted';
  const isToo = reading.place !== undefined && (isFine || isFallback(context.conditions, reading));
  const stated = denial && !isToo ? search.deny(filters, denial.kind) : filters;
  if (denial?.kind === 'unwanted' && isSwap(reading)) search.denySwap(reading.start, reading.end);
  const used = isWish || (reading.place && isWider(reading.place)) ? [] : listPositions(reading);
  const role = findRole(context, reading, stated, search);
  if (role !== 'filter') return role === 'trait' ? used : [];
  return addOrSubject(search, reading, stated, context, isToo) ? [...used, ...(denial?.words ?? [])] : [];
}

/** Beside Buda, 'Pest' is not all of the capital. */
const pestSide = { kind: 'landscape', name: 'Pesti oldal' } as const;
const isPest = (words: readonly Word[], { first }: Reading): boolean =>
  words[first]?.flat.startsWith('pest') === true;

/** 'jó közlekedéssel Pest felé' */
const isUnsure = (words: readonly Word[], { last, place, isCorrected }: Reading): boolean =>
  isCorrected === true || (place !== undefined && words[last]?.flat === 'fele');

/** The filters of words and places; the positions of the words that became some. */
export function addReadings(search: SearchBuilder, context: Context, denied: Denied[]): number[] {
  const { words, readings, chosen, settlements, given } = context;
  // Of two places the first one counts, but one that is corrected or a direction after all others.
  const ordered = readings.toSorted((a, b) => Number(isUnsure(words, a)) - Number(isUnsure(words, b)));
  const named = new Set([
    ...settlements.flatMap(({ names }) => names),
    ...ordered.flatMap(({ place }) =>
      place && place.quarter === undefined && place.kind !== 'landmark' ? place.name : [],
    ),
  ]);
  // A 'Deák tér' of another town; beside a district a station says no more.
  const isElsewhere = [...named].some((name) => name !== capital);
  const isOfOther = (at: number) => chosen?.profession?.others.includes(at) === true;
  const alternatives = findLooseAlternatives(context, readings);
  const isSkipped = ({ first, last, start, end, meaning, place }: Reading) =>
    (meaning && !isEmpty(meaning.filters) && isImagined(context.conditions, { start, end })) ||
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
    const found = isSkipped(said) ? undefined : findFilters(said, context);
    const isLoose = alternatives.has(reading) && !findDenial(words, reading, denied);
    const filters = isLoose ? alternatives.get(reading) : found;
    const part = findDeniedPart(words, said, isSkipped(said), denied);
    if (part) return dropPart(search, said, found ?? {}, context, part, denied);
    return filters ? addReading(search, said, filters, context, denied) : [];
  });
}
