import { readFileSync } from 'node:fs';
import { accommodationFields, accommodationWords } from '@piacter/contracts/accommodations/fields';
import type { Fields, Said } from '@piacter/contracts/core/fields';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { propertyWords, searchedFields } from '@piacter/contracts/properties/fields';
import { foldText } from '@piacter/db/fold-text';
import { nearWords } from '../places/index.ts';

const readLines = (name: string): string[] =>
  readFileSync(new URL(`./tables/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

export interface WordRow {
  words: string[];
  kind: ListingKind;
  weight: number;
  /** Names of a list's entries, or values of a query, by parameter. */
  filters: Readonly<Record<string, readonly string[]>>;
  isWish?: true;
}

/** 'houseType=lakás;heatType=távfűtés+távfűtés egyedi méréssel' by parameter. */
const parseFilters = (cell: string): Record<string, string[]> =>
  Object.fromEntries(
    cell
      .split(';')
      .filter(Boolean)
      .map((part) => {
        const at = part.indexOf('=');
        return [
          part.slice(0, at).trim(),
          part
            .slice(at + 1)
            .split('+')
            .map((name) => name.trim()),
        ];
      }),
  );

/** '~metró' stands for all ways to say that one is near. */
const expandNear = (word: string): string[] => {
  if (!word.startsWith('~')) return [word];
  const name = word.slice(1).trim();
  const to = ['hoz', 'hez', 'höz'].map((suffix) => name + suffix);
  const article = /^[aáeéiíoóöőuúüű]/.test(name) ? 'az' : 'a';
  // 'közel a parthoz', 'közel legyen a strand'
  const behind = [
    ...to.flatMap((one) => [one, `${article} ${one}`]),
    `${article} ${name}`,
    `legyen ${article} ${name}`,
    `van ${article} ${name}`,
  ];
  return [
    ...nearWords.map((said) => `${name} ${said}`),
    ...to.map((one) => `${one} közel`),
    ...behind.map((said) => `közel ${said}`),
    `${name}nál`,
    `${name}nél`,
  ];
};

/** In place of filters or behind them: the words stay a wish. */
const wishMark = /(?:^|;)\*$/;

function toWordRow(line: string): WordRow {
  const [words = '', kindName, weight = '', filters = ''] = line.split('\t');
  const kind = listingKinds.find((known) => known === kindName);
  if (!kind || !(Number(weight) >= 0)) throw new Error(`Not a row of words: ${line}`);
  return {
    words: words
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean)
      .flatMap(expandNear),
    kind,
    weight: Number(weight),
    filters: parseFilters(filters.replace(wishMark, '')),
    ...(wishMark.test(filters) && { isWish: true }),
  };
}

/** The words of the fields of a kind that say yes. */
const toFieldRows = (kind: ListingKind, fields: Fields, said: Readonly<Record<string, Said>>): WordRow[] =>
  Object.entries(said)
    .filter(([name]) => fields[name]?.type === 'flag')
    .map(([name, { words, weight }]) => ({
      words: words.split(', '),
      kind,
      weight,
      filters: { [name]: ['1'] },
    }));

export const wordRows: readonly WordRow[] = [
  ...readLines('words.tsv').map(toWordRow),
  ...toFieldRows('property', searchedFields, propertyWords),
  ...toFieldRows('accommodation', accommodationFields, accommodationWords),
];

/** Endings of verbs in the present, the conditional and the imperative, with and without 'may', folded. */
const personalEndings = [
  ...['', 'ok', 'ek', 'om', 'em', 'unk', 'sz', 'tok', 'tek', 'nak', 'nek', 'ni'],
  ...['na', 'ne', 'nal', 'nel', 'nank', 'nenk', 'nam', 'nem', 'natok', 'netek', 'nanak', 'nenek'],
  ...['jak', 'jek', 'jam', 'jem', 'junk', 'juk', 'jon', 'jen', 'jatok', 'jetek', 'janak', 'jenek'],
  ...['hat', 'het', 'hatok', 'hetek', 'hatunk', 'hetunk', 'hatnek', 'hetnek', 'hatnank', 'hetnenk'],
];

/** 'tud~' stands for all personal forms of a verb: 'tudok', 'tudnék', 'tudjunk'. */
const expandForms = (word: string): string[] =>
  word.endsWith('~') ? personalEndings.map((ending) => word.slice(0, -1) + ending) : [word];

const toWordSet = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines
      .flatMap((line) => line.split(' '))
      .flatMap(expandForms)
      .flatMap((word) => foldText(word).split(' '))
      .filter(Boolean),
  );

/** Folded words after a place that something is near to. */
export const nearPlace = toWordSet(nearWords);
/** 'agglomerációban', 'vonzáskörzete': what lies around a town, farther than near to it. */
export const isSurroundings = (flat: string): boolean =>
  /^(?:agglomeraci|agglo(?=ban|ba|$)|vonzaskorzet|terseg)/.test(flat);
/** Folded words that describe nothing. */
export const fillers = toWordSet(readLines('fillers.txt'));
/** Names of places that are common words too, folded, with the common words as they are written: 'bocs' of Bőcs. */
export const commonPlaceWords: ReadonlyMap<string, string> = new Map(
  readLines('common-words.txt')
    .filter((line) => line.startsWith('='))
    .flatMap((line) => line.slice(1).trim().split(' '))
    .map((word) => [foldText(word), word]),
);
/** Folded common words that are one letter away from a place or from a word of the table. */
export const commonWords = toWordSet(readLines('common-words.txt').filter((line) => !line.startsWith('=')));
