import { plainText, truncate } from './plain-text.ts';
import { foldText } from './reference/fold-text.ts';
import { splitKeywords } from './search-text.ts';

/** Longest term in characters, as in the column. */
const maxTermLength = 32;
/** Maximum number of terms of a service. */
const maxTerms = 400;
/** Longest short text on a card, in characters. */
const maxShortTextLength = 200;

/** Shorter words are not stemmed. */
const minStemLength = 4;

const caseEndings =
  'ban|ben|bol|bel|ba|be|nak|nek|val|vel|ra|re|rol|nal|nel|tol|hoz|hez|ig|on|en|an|at|et|ot|ott|ett';
const pluralAndPossessiveEndings =
  'ak|ek|ok|uk|ik|jai|jei|ai|ei|ja|je|juk|unk|ink|ank|enk|onk|am|em|om|a|e|i';
const derivationalEndings = 'ast|est|ost|as|es|os|o|u';

/** Creates a function that removes the longest matching ending if at least `minLength` letters remain. */
const createStripper = (endings: string) => {
  const toPattern = (minLength: number) => new RegExp(`^(.{${minLength},}?)(?:${endings})$`);
  const patterns = { 3: toPattern(3), 4: toPattern(4) };
  return (word: string, minLength: 3 | 4) => patterns[minLength].exec(word)?.[1] ?? word;
};
const stripCase = createStripper(caseEndings);
const stripPlural = createStripper(pluralAndPossessiveEndings);
const stripDerivation = createStripper(derivationalEndings);

/** Strips -val and -vel, whose v assimilates to the consonant before it: 'kerttel', 'fodrasszal'. */
const stripAssimilated = (word: string) =>
  word
    .replace(/^(.{2,}([b-df-hj-np-tv-z]))\2[ae]l$/, '$1')
    .replace(/^(.+)([csgntzl])\2([szhy])[ae]l$/, '$1$2$3');

/**
 * A light stemmer for folded Hungarian words: szerelő, szerelés, szerelők and szereléssel become 'szerel'. The stem need
 * not be a word, and unrelated words may share one.
 */
export function toStem(word: string): string {
  if (word.length < minStemLength || /\d/.test(word)) return word.slice(0, maxTermLength);
  let stem = stripPlural(stripCase(stripAssimilated(word), 3), 3);
  // Further endings must leave more letters, or short roots would collapse into one stem.
  for (let before = ''; before !== stem; ) {
    before = stem;
    stem = stripDerivation(stripPlural(stripCase(stem, 4), 4), 4);
  }
  return stripDerivation(stem, 3).slice(0, maxTermLength);
}

/** The distinct stems of a text in order. */
const toStems = (text: string): string[] => [
  ...new Set(foldText(text).split(' ').filter(Boolean).map(toStem)),
];

/** The folded words of a keyword with their stems; a service must match all of them. */
export function keywordStems(typed: string): { stem: string; word: string }[] {
  const byStem = new Map(splitKeywords(typed).map((word) => [toStem(word), word]));
  return [...byStem].map(([stem, word]) => ({ stem, word }));
}

/** The terms for service_words: those of the title, then those of the sanitised description. */
export const serviceTerms = (title: string, description: string): string[] =>
  toStems(`${title} ${plainText(description)}`).slice(0, maxTerms);

/** Boundary of two list items; editors put a paragraph into each. */
const itemBoundary = /(?:<\/p>)?\s*<\/li>\s*<li>\s*(?:<p>)?/g;

/** The short text of a service: the start of its sanitised description, with list items separated by commas. */
export const serviceShortText = (description: string): string =>
  truncate(plainText(description.replace(itemBoundary, ', ')), maxShortTextLength);
