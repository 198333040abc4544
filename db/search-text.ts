import { foldText } from './reference/fold-text.ts';

/**
 * The text that keywords are looked for in: every field folded, a space before each word, fields apart by ' | '.
 * A word matches from its beginning: `like '% kert%'` finds 'kertes' and not 'veteménykert'. The first field can
 * be asked for as a whole: `like ' debrecen |%'`.
 */
export const searchText = (fields: readonly (string | null)[]): string =>
  ` ${fields.map((field) => foldText(field ?? '')).join(' | ')} |`;

/** The folded words of a typed keyword, each at most once; a listing has to have all of them. */
export const splitKeywords = (typed: string): string[] => [
  ...new Set(foldText(typed).split(' ').filter(Boolean)),
];

export interface PropertyWords {
  settlement: string;
  countyRegion: string | null;
  street: string;
  disableAddress: number;
  description: string | null;
  exchangeDesc: string | null;
}

/** `searchText` of a property ad. A hidden street is left out: finding an ad by it would give it away. */
export const propertySearchText = (ad: PropertyWords): string =>
  searchText([
    ad.settlement,
    ad.countyRegion,
    ad.disableAddress === 1 ? null : ad.street,
    ad.description,
    ad.exchangeDesc,
  ]);
