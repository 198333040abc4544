import { upperFirst } from '@piacter/contracts/core/hungarian';
import type { ListingKind } from '@piacter/contracts/listings';
import { formatRadius, radii } from '@piacter/contracts/places/values';
import { adTypes } from '@piacter/contracts/properties/values';
import { describeFilters, type ResultDescription, type ResultNames } from '@piacter/contracts/search/results';
import type { Surroundings } from './near-places.ts';
import { relaxedText } from './relaxed.text.ts';
import { omit, pickOnly, type WireQuery } from './wire-query.ts';

export interface RelaxedSearch {
  label: string;
  query: WireQuery;
  /** The parameters of the one filter that is dropped or widened. */
  relaxed?: readonly string[];
  /** The settlement that takes the place of the searched one. */
  settlementID?: number;
}

/** A kind of listing and the words of its searches. */
interface Described {
  kind: ListingKind;
  resultWords: ResultDescription;
}

/** Which kind of step leads from the search to a relaxed one; each has at most so many. */
export interface Steps {
  searches: RelaxedSearch[];
  limit: number;
  /** Each of the searches contains the one before, so that one with the same total is of no use. */
  isGrowing?: true;
}

/** The parameters of place and subject, which are not dropped like other filters. */
export const placeNames = ['settlement', 'radius', 'countyRegion', 'region'];
const keptNames = [...placeNames, 'countryID', 'adType', 'sort'];
const typeNames = ['houseType', 'accommodationType', 'serviceType'];

/** The labels of the searches that keep nothing but what is looked for. */
const subjectLabels = {
  here: relaxedText.onlyTradeHere,
  beside: relaxedText.onlyTypeAround,
  anywhere: relaxedText.onlyType,
};
const anythingLabels = {
  here: relaxedText.onlyPlace,
  beside: relaxedText.onlyAround,
  anywhere: relaxedText.everything,
};

/** Kilometres that are too few to be worth it. */
const minWidening = 5;

/** Each filter that can be dropped, the least important first: the last ones of the description are details. */
const withoutFilters = (words: ResultDescription, query: WireQuery, names: ResultNames): RelaxedSearch[] =>
  describeFilters(words, query, names)
    .filter(({ names: own }) => !own.some((name) => keptNames.includes(name) || typeNames.includes(name)))
    .toReversed()
    .map(({ names: own, label }) => ({
      label: relaxedText.without(label),
      query: omit(query, own),
      relaxed: own,
    }));

/** Any house type or type of accommodation; who looks for a plumber has no use for other trades. */
function anyType(kind: ListingKind, query: WireQuery): Steps[] {
  if (kind === 'service' || !typeNames.some((name) => query[name] !== undefined)) return [];
  return [{ searches: [{ label: relaxedText.anyType, query: omit(query, typeNames) }], limit: 1 }];
}

/** The factors by which a price range is widened at either end. */
const widenings = [0.1, 0.2];

function widerPrices(
  { kind, resultWords }: Described,
  query: WireQuery,
  names: ResultNames,
): RelaxedSearch[] {
  const { priceFrom, priceTo } = query;
  if (priceFrom === undefined && priceTo === undefined) return [];
  // Accommodation prices have tenths of a thousand forints.
  const unit = kind === 'accommodation' ? 10 : 1;
  const toNumber = (end: string | undefined) => (end === undefined ? undefined : Number(end));
  return widenings.map((part) => {
    const [from, to] = [toNumber(priceFrom), toNumber(priceTo)];
    const low = from === undefined ? undefined : Math.floor(from * (1 - part) * unit) / unit;
    const high = to === undefined ? undefined : Math.ceil(to * (1 + part) * unit) / unit;
    const wider: WireQuery = {
      ...(low !== undefined && { priceFrom: String(low) }),
      ...(high !== undefined && { priceTo: String(high) }),
    };
    const words = describeFilters(resultWords, wider, names).map(({ label }) => label);
    return {
      label: relaxedText.price(words.join()),
      query: { ...query, ...wider },
      relaxed: ['priceFrom', 'priceTo'],
    };
  });
}

/** Who buys may also like what is sold or swapped; who rents is no buyer. */
function otherAdTypes(query: WireQuery, { getName }: ResultNames): RelaxedSearch[] {
  const withAdType = (adType: number): RelaxedSearch => ({
    label: relaxedText.otherAdType(getName('adType', String(adType)) ?? ''),
    query: { ...query, adType: String(adType) },
  });
  switch (Number(query.adType)) {
    case adTypes.sale:
    case adTypes.swap:
      return [withAdType(adTypes.saleOrSwap)];
    case adTypes.saleOrSwap:
      return [withAdType(adTypes.sale)];
    default:
      return [];
  }
}

/** The same filters in the whole county or anywhere, for services only: who works there may come from afar. */
const inWiderArea = (kind: ListingKind, query: WireQuery, county: string | undefined): RelaxedSearch[] =>
  kind === 'service' && query.settlement !== undefined
    ? [
        ...(county ? [{ label: county, query: { ...omit(query, ['radius']), settlement: county } }] : []),
        { label: relaxedText.everywhere, query: omit(query, placeNames) },
      ]
    : [];

/** Further around the settlement. */
const around = (query: WireQuery, toLabel: (radius: string) => string = upperFirst): RelaxedSearch[] =>
  query.settlement === undefined
    ? []
    : radii
        .filter((kilometres) => kilometres > Number(query.radius ?? minWidening))
        .map((kilometres) => ({
          label: toLabel(formatRadius(kilometres)),
          query: { ...query, radius: String(kilometres) },
        }));

/** The searches that are one step away, by the kind of the step. */
export const nearSearches = (
  { kind, resultWords }: Described,
  query: WireQuery,
  names: ResultNames,
  { places: near, county }: Surroundings,
): Steps[] => [
  { searches: withoutFilters(resultWords, query, names), limit: 3 },
  { searches: widerPrices({ kind, resultWords }, query, names), limit: 2, isGrowing: true },
  {
    searches: near.map(({ place, name, kilometres }) => ({
      label: relaxedText.near(name, kilometres),
      query: { ...omit(query, placeNames), settlement: name },
      settlementID: place.regionID,
    })),
    limit: 3,
  },
  { searches: around(query), limit: 1, isGrowing: true },
  { searches: inWiderArea(kind, query, county), limit: 1 },
  { searches: otherAdTypes(query, names), limit: 1 },
];

/**
 * Searches that drop several filters, for one that nothing is near to: what is looked for in the same place, around it, then
 * anywhere. Neither the trade nor the type is given up, nor who comes along (`kept`).
 */
export function farSearches(query: WireQuery, kept: readonly string[]): Steps[] {
  const subject = pickOnly(query, ['adType', ...typeNames]);
  const isAnything = Object.keys(subject).length === 0;
  const { here, beside, anywhere } = isAnything ? anythingLabels : subjectLabels;
  const rest = { ...subject, ...pickOnly(query, kept) };
  const inPlace = { ...rest, ...pickOnly(query, [...placeNames, 'countryID']) };
  const inCountry = { ...rest, ...(!isAnything && pickOnly(query, ['countryID'])) };
  return [
    { searches: [{ label: here, query: inPlace }], limit: 1 },
    { searches: around(inPlace, beside), limit: 1, isGrowing: true },
    { searches: [inCountry, rest].map((wide) => ({ label: anywhere, query: wide })), limit: 1 },
  ];
}

/** Any property that is sold or let as it was searched: who rents has no use for what is sold. */
export function dealSearches(kind: ListingKind, query: WireQuery, { getName }: ResultNames): Steps[] {
  const { adType } = query;
  const name = adType && getName('adType', adType);
  if (!adType || !name || Number(adType) === adTypes.swap) return [];
  const place = pickOnly(query, [...placeNames, 'countryID']);
  const here = { label: relaxedText.onlyDealHere(name), query: { ...place, adType } };
  const anywhere = { label: relaxedText.onlyDeal(name), query: { adType } };
  return [
    ...anyType(kind, query),
    { searches: Object.keys(place).length > 0 ? [here, anywhere] : [anywhere], limit: 1 },
  ];
}

/** Related types in the same place, else anywhere, for one that nobody offers: a metalworker in place of a locksmith. */
export const relatedSearches = (
  query: WireQuery,
  { parameter, ids }: { parameter: string; ids: readonly string[] },
  getName: ResultNames['getName'],
): Steps[] =>
  [pickOnly(query, [...placeNames, 'countryID']), {}].map((place) => ({
    searches: ids.map((id) => ({
      label: upperFirst(getName(parameter, id) ?? ''),
      query: { ...place, [parameter]: id },
    })),
    limit: maxRelated,
  }));
const maxRelated = 3;

/** What is left where there is none of the type anywhere; who looks for a plumber has no use for other trades. */
export const anythingElse = (kind: ListingKind, query: WireQuery): Steps[] =>
  kind === 'service'
    ? []
    : [
        ...anyType(kind, query),
        {
          searches: [
            { label: relaxedText.onlyPlace, query: pickOnly(query, [...placeNames, 'countryID']) },
            { label: relaxedText.everything, query: {} },
          ],
          limit: 2,
        },
      ];
