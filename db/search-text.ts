import { toInflectionStem } from './hungarian-stem.ts';
import { foldText } from './reference/fold-text.ts';

/**
 * The text of keyword searches: folded fields with a space before each word, separated by ' | '. Words match by prefix:
 * `like '% kert%'` finds 'kertes' but not 'veteménykert'. The first field can be matched as a whole:
 * `like ' debrecen |%'`.
 */
export const searchText = (fields: readonly (string | null)[]): string =>
  ` ${fields.map((field) => foldText(field ?? '')).join(' | ')} |`;

/** The distinct folded words of a keyword; a listing must match all of them. */
export const splitKeywords = (typed: string): string[] => [
  ...new Set(foldText(typed).split(' ').filter(Boolean)),
];

/** The beginnings of words that a keyword looks for: its folded words without their inflection. */
export const keywordPrefixes = (typed: string): string[] => [
  ...new Set(splitKeywords(typed).map(toInflectionStem)),
];

/** The search text of an accommodation. */
export const accommodationSearchText = (listing: {
  accommodationName: string;
  description: string;
}): string => searchText([listing.accommodationName, listing.description]);

export interface PropertyWords {
  settlement: string;
  countyRegion: string | null;
  street: string;
  disableAddress: number;
  description: string | null;
  exchangeDesc: string | null;
}

/** The search text of a property, without a hidden street, which a search would otherwise reveal. */
export const propertySearchText = (ad: PropertyWords): string =>
  searchText([
    ad.settlement,
    ad.countyRegion,
    ad.disableAddress === 1 ? null : ad.street,
    ad.description,
    ad.exchangeDesc,
  ]);
