import type { FlatText, Span } from './flat-text.ts';

/** A word that no pattern took. */
export interface Word extends Span {
  /** Lower case without accents. */
  flat: string;
  /** Whether nothing but spaces and hyphens stands before it and the word before. */
  isJoined: boolean;
  isCapital: boolean;
  /** Whether punctuation or the end of the text follows. */
  endsClause: boolean;
  /** Whether that is a colon, behind which the clause goes on: 'ne legyen: panel'. */
  announces: boolean;
}

/** The positions from the first to before the last. */
export const range = (first: number, last: number) =>
  Array.from({ length: last - first }, (_, at) => first + at);

/** Nothing but spaces, hyphens and dashes. */
export const isGap = (text: string): boolean => /^[ \t–-]*$/.test(text);

export function splitWords(text: FlatText): Word[] {
  let last = 0;
  return [...text.flat.matchAll(/[\p{L}\p{N}²]+/gu)].map(({ index, 0: flat }) => {
    const gap = text.flat.slice(last, index);
    last = index + flat.length;
    const first = text.text.charAt(index);
    return {
      start: index,
      end: last,
      flat,
      isJoined: isGap(gap),
      isCapital: first !== first.toLowerCase() && text.text !== text.text.toUpperCase(),
      endsClause: /^ *(?:$|[,.;:!?()])/.test(text.flat.slice(last)),
      announces: /^ *:/.test(text.flat.slice(last)),
    };
  });
}

/** What was typed of some words, as names are compared. */
export const getTyped = (text: FlatText, span: readonly Word[]) =>
  span
    .map(({ start, end }) => text.text.slice(start, end))
    .join('')
    .toLowerCase();
