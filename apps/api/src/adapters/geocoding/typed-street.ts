import { foldText } from '@piacter/db';

/** Public place types that a street without one may have, the most usual first. */
const usual = ['utca', 'út', 'tér'] as const;
/** Types that the beginning of a word is completed to. */
const completable = [
  ...usual,
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
/** Shorter beginnings are more often an initial than a type: 'Kossuth L'. */
const minPrefixLength = 2;

/** The words for public places, each under its folded form. */
export type PublicPlaces = ReadonlyMap<string, string>;

export const createPublicPlaces = (typeNames: readonly string[]): PublicPlaces =>
  new Map(typeNames.map((name) => [foldText(name), name]));

export const isPublicPlace = (word: string, types: PublicPlaces): boolean =>
  types.has(foldText(word)) || Object.hasOwn(abbreviations, foldText(word));

const capitalize = (word: string) => word.charAt(0).toLocaleUpperCase('hu') + word.slice(1);
const named = (words: readonly string[], type: string) => [...words.map(capitalize), type].join(' ');

/** The words up to the public place type; without one, up to a house number at the end. */
export function withoutHouseNumber(words: readonly string[], types: PublicPlaces): string[] {
  const type = words.findLastIndex((word, index) => index > 0 && isPublicPlace(word, types));
  if (type > 0) return words.slice(0, type + 1);
  const number = words.findIndex((word, index) => index > 0 && /^\d/.test(word));
  return number > 0 ? words.slice(0, number) : [...words];
}

/**
 * The streets that somebody may mean who typed these words: 'Vincellér u.' is Vincellér utca or út, 'Vincellér'
 * any of the usual types. The typed name is taken as it is, with capitals: nobody has a list of all streets.
 */
export function typedStreets(words: readonly string[], types: PublicPlaces): string[] {
  const street = withoutHouseNumber(words, types);
  const last = foldText(street.at(-1) ?? '');
  const name = street.slice(0, -1);
  if (name.length > 0) {
    const exact = types.get(last);
    if (exact) return [named(name, exact)];
    const short = abbreviations[last];
    if (short) return short.map((type) => named(name, type));
  }
  const begun =
    name.length > 0 && last.length >= minPrefixLength
      ? completable.filter((type) => foldText(type).startsWith(last))
      : [];
  return [...begun.map((type) => named(name, type)), ...usual.map((type) => named(street, type))];
}
