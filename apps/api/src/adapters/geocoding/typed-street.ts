import { upperFirst } from '@piacter/contracts/core/hungarian';
import { foldText } from '@piacter/db/fold-text';

/** Public place types suggested for a street typed without one, most frequent first. */
const commonTypes = ['utca', 'út', 'tér'] as const;
/** Types that a typed prefix is completed to. */
const completableTypes = [
  ...commonTypes,
  'körút',
  'köz',
  'sétány',
  'sor',
  'park',
  'lakótelep',
  'fasor',
  'rakpart',
  'dűlő',
  'sugárút',
];
const abbreviations: Readonly<Record<string, readonly string[]>> = {
  u: ['utca', 'út'],
  krt: ['körút'],
  ltp: ['lakótelep'],
  stny: ['sétány'],
  rkp: ['rakpart'],
  sgt: ['sugárút'],
};
/** Shorter prefixes are more often an initial than a type: 'Kossuth L'. */
const minPrefixLength = 2;

/** Names of public place types by folded name. */
export type PublicPlaces = ReadonlyMap<string, string>;

export const createPublicPlaces = (typeNames: readonly string[]): PublicPlaces =>
  new Map(typeNames.map((name) => [foldText(name), name]));

export const isPublicPlace = (word: string, types: PublicPlaces): boolean =>
  types.has(foldText(word)) || Object.hasOwn(abbreviations, foldText(word));

const formatStreet = (words: readonly string[], type: string) => [...words.map(upperFirst), type].join(' ');

/** The words up to the public place type; without one, up to a house number at the end. */
export function withoutHouseNumber(words: readonly string[], types: PublicPlaces): string[] {
  const type = words.findLastIndex((word, index) => index > 0 && isPublicPlace(word, types));
  if (type > 0) return words.slice(0, type + 1);
  const number = words.findIndex((word, index) => index > 0 && /^\d/.test(word));
  return number > 0 ? words.slice(0, number) : [...words];
}

/**
 * Completes typed words to street names: 'Vincellér u.' to Vincellér utca or út, 'Vincellér' to each of the common types.
 * There is no list of all streets, so the typed name is only capitalized.
 */
export function completeStreet(words: readonly string[], types: PublicPlaces): string[] {
  const street = withoutHouseNumber(words, types);
  const last = foldText(street.at(-1) ?? '');
  const name = street.slice(0, -1);
  if (name.length > 0) {
    const exact = types.get(last);
    if (exact) return [formatStreet(name, exact)];
    const short = abbreviations[last];
    if (short) return short.map((type) => formatStreet(name, type));
  }
  const matching =
    name.length > 0 && last.length >= minPrefixLength
      ? completableTypes.filter((type) => foldText(type).startsWith(last))
      : [];
  return [
    ...matching.map((type) => formatStreet(name, type)),
    ...commonTypes.map((type) => formatStreet(street, type)),
  ];
}
