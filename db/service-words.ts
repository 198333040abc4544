import { plainSentences, plainText, truncate } from '@piacter/contracts/core/plain-text';
import { toInflectionStem, toStem } from './hungarian-stem.ts';
import { foldText } from './reference/fold-text.ts';
import { splitKeywords } from './search-text.ts';

/** Maximum number of terms of a service. */
const maxTerms = 400;
/** Longest short text on a card, in characters. */
const maxShortTextLength = 200;

/** The distinct stems of a text in order. */
const toStems = (text: string): string[] => [
  ...new Set(foldText(text).split(' ').filter(Boolean).map(toStem)),
];

/** From this length on, the beginning of a word also finds longer ones: 'kazan' finds 'kazancsere'. */
export const minPrefixLength = 5;

export interface KeywordStem {
  stem: string;
  /** What begins the stems of longer words, such as compounds. */
  prefix: string;
}

/** The stems of the words of a keyword; a service must match all of them. */
export function keywordStems(typed: string): KeywordStem[] {
  const byStem = new Map(splitKeywords(typed).map((word) => [toStem(word), word]));
  return [...byStem].map(([stem, word]) => {
    const uninflected = toInflectionStem(word);
    return { stem, prefix: uninflected.length < minPrefixLength ? word : uninflected };
  });
}

/** The terms of a service: those of the title, then those of the sanitised description. */
export const serviceTerms = (title: string, description: string): string[] =>
  toStems(`${title} ${plainText(description)}`).slice(0, maxTerms);

/** The search text of a service: its terms. No keyword is compared with its address, so there is no first field. */
export const serviceSearchText = ({ title, description }: { title: string; description: string }): string =>
  `| ${serviceTerms(title, description).join(' ')} |`;

/** The short text of a service: the start of its sanitised description. */
export const serviceShortText = (description: string): string =>
  truncate(plainSentences(description), maxShortTextLength);
