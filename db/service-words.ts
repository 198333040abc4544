import { plainText, truncate } from './plain-text.ts';
import { foldText } from './reference/fold-text.ts';
import { splitKeywords } from './search-text.ts';

/** Characters of a posting, and postings of one service. */
const maxTermLength = 32;
const maxTerms = 400;
/** Characters of the short text on a card. */
const maxShortText = 200;

/** A shorter word is its own stem. */
const minStemLength = 4;

const cases =
  'ban|ben|bol|bel|ba|be|nak|nek|val|vel|ra|re|rol|nal|nel|tol|hoz|hez|ig|on|en|an|at|et|ot|ott|ett';
const numbers = 'ak|ek|ok|uk|ik|jai|jei|ai|ei|ja|je|juk|unk|ink|ank|enk|onk|am|em|om|a|e|i';
const derivations = 'ast|est|ost|as|es|os|o|u';

/** Takes the longest ending of the list off, where so many letters stay. */
const without = (endings: string) => {
  const atLeast = (kept: number) => new RegExp(`^(.{${kept},}?)(?:${endings})$`);
  const patterns = { 3: atLeast(3), 4: atLeast(4) };
  return (word: string, kept: 3 | 4) => patterns[kept].exec(word)?.[1] ?? word;
};
const withoutCase = without(cases);
const withoutNumber = without(numbers);
const withoutDerivation = without(derivations);

/** 'kerttel' and 'fodrasszal': the v of -val and -vel becomes the consonant before it. */
const withoutAssimilation = (word: string) =>
  word
    .replace(/^(.{2,}([b-df-hj-np-tv-z]))\2[ae]l$/, '$1')
    .replace(/^(.+)([csgntzl])\2([szhy])[ae]l$/, '$1$2$3');

/**
 * What the forms of a Hungarian word have in common, of a folded word: szerelő, szerelés, szerelők, szereléssel are
 * all 'szerel'. It need not be a word, and may be the same for words that have nothing to do with each other: it only
 * meets inflection half-way.
 */
export function toStem(word: string): string {
  if (word.length < minStemLength || /\d/.test(word)) return word.slice(0, maxTermLength);
  let stem = withoutNumber(withoutCase(withoutAssimilation(word), 3), 3);
  // What comes off second leaves more letters, or short roots would fall together.
  for (let before = ''; before !== stem; ) {
    before = stem;
    stem = withoutDerivation(withoutNumber(withoutCase(stem, 4), 4), 4);
  }
  return withoutDerivation(stem, 3).slice(0, maxTermLength);
}

/** The stems of a text in order, each once. */
const toStems = (text: string): string[] => [
  ...new Set(foldText(text).split(' ').filter(Boolean).map(toStem)),
];

/** The words of a typed keyword, folded, with their stems: a service has to have all of them. */
export function keywordStems(typed: string): { stem: string; word: string }[] {
  const byStem = new Map(splitKeywords(typed).map((word) => [toStem(word), word]));
  return [...byStem].map(([stem, word]) => ({ stem, word }));
}

/** The terms of service_words: of the title first, then of the sanitised description. */
export const serviceTerms = (title: string, description: string): string[] =>
  toStems(`${title} ${plainText(description)}`).slice(0, maxTerms);

/** Where one entry of a list ends and the next begins; editors put a paragraph into each. */
const betweenEntries = /(?:<\/p>)?\s*<\/li>\s*<li>\s*(?:<p>)?/g;

/** `shortText` of a service: the beginning of its sanitised description, a list as an enumeration. */
export const serviceShortText = (description: string): string =>
  truncate(plainText(description.replace(betweenEntries, ', ')), maxShortText);
