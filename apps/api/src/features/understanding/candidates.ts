import type { RecognisedPlace } from '../places/index.ts';
import type { Span } from './flat-text.ts';
import type { Meaning } from './meaning.ts';
import { range } from './split-words.ts';

/** What some words may mean. */
export interface Candidate {
  first: number;
  /** Exclusive. */
  last: number;
  score: number;
  meaning?: Meaning;
  place?: RecognisedPlace;
  /** Whether the place is what a word may be a misspelling of. */
  isCorrected?: true;
}

/** A chosen reading of some words. */
export interface Reading extends Candidate, Span {}

/** What a text names: a reading of words, or a pattern between two of them. */
export interface Named extends Pick<Reading, 'first' | 'last' | 'meaning' | 'place'>, Span {
  /** Whether the next word stands right behind it. */
  isFollowed: boolean;
}

/** Whether a reading names a kind of home. */
export const isHome = ({ meaning }: Pick<Reading, 'meaning'>): boolean =>
  meaning?.filters.houseType !== undefined;

/** The positions of the words of a reading. */
export const listPositions = ({ first, last }: Pick<Reading, 'first' | 'last'>): number[] =>
  range(first, last);
