import type { Reading } from './candidates.ts';
import { missing } from './denial-words.ts';
import type { FlatText, Span } from './flat-text.ts';
import { hasSubject } from './meaning.ts';
import type { Word } from './split-words.ts';
import { fillers } from './word-tables.ts';

/** Words between 'ha' and 'akkor'. */
const maxWords = 7;
/** Behind 'akkor': what comes before is wanted, not imagined ('ha van lift, akkor érdekel'). */
const interested =
  /^(?:erdekel|jo|johet|megveszem|megvesszuk|kivennem|kivennenk|oke?|szolj\p{L}*|irj\p{L}*|hivj\p{L}*|megnezn\p{L}+)$/u;
/** In 'ha nincs, akkor', 'ha ott nem, akkor': nothing but that there is none; 'ha lehet, akkor' is if possible. */
const none = /^(?:nincs|sincs|nem)/;
const nothing = /^(?:nincs\p{L}*|sincs\p{L}*|nem|ott|ilyen|talal\p{L}*|lehet\p{L}*|megy|marad)$/u;
const endOfClause = /[,;!?()]|\.(?= \p{Lu}|\s*$)|$/u;

/** Positions in the text: from 'ha' to the end of what would follow. */
export interface Condition extends Span {
  /** The end of what is imagined. */
  middle: number;
  /** The words that say no more than that something is imagined. */
  words: readonly number[];
  /** 'ha nincs, akkor': what follows is looked for, too. */
  isFallback: boolean;
}

/** The position of the 'ha' of a consequence. */
function findIf(words: readonly Word[], then: number): number | undefined {
  for (let at = then - 1; at >= Math.max(0, then - maxWords); at -= 1)
    if (words[at]?.flat === 'ha') return words[at - 1]?.flat === 'csak' ? undefined : at;
  return undefined;
}

/** The end of the clause behind a position, which may begin with a comma. */
function findEnd(text: string, position: number): number {
  const start = position + (/^[, ]*/.exec(text.slice(position))?.[0].length ?? 0);
  return start + text.slice(start).search(endOfClause);
}

/** Whether a clause says nothing but that somebody is interested then. */
function isDecided(words: readonly Word[], flat: string, clause: Span): boolean {
  const said = words.filter(({ start }) => clause.start <= start && start < clause.end);
  return (
    said.some((word) => interested.test(word.flat)) &&
    said.every((word) => interested.test(word.flat) || fillers.has(word.flat)) &&
    !/[^\p{L}\s,]/u.test(flat.slice(clause.start, clause.end))
  );
}

/**
 * What a text only imagines: 'ha felújított, akkor negyvenig', 'ha nincs, akkor Csopak'. A condition with all that is
 * looked for ('ha van eladó ház Győrben, akkor …') is none, nor is one that decides ('ha liftes, akkor érdekel'), nor
 * one before all that is looked for ('ha lehet, akkor apartman Siófokon').
 */
export function findConditions(
  { text, flat }: Pick<FlatText, 'text' | 'flat'>,
  words: readonly Word[],
  readings: readonly Reading[],
): Condition[] {
  return words.flatMap((then, at) => {
    const isMissing = missing.has(then.flat) && then.endsClause && words[at + 1]?.flat !== 'akkor';
    if (then.flat !== 'akkor' && !isMissing) return [];
    const from = findIf(words, at);
    const first = from === undefined ? undefined : words[from];
    if (from === undefined || !first) return [];
    const end = findEnd(text, then.end);
    const isSearch = readings.some(
      ({ start, place, meaning }) =>
        first.start < start && start < then.start && (place ?? meaning?.filters.adType) !== undefined,
    );
    const subjectsSaid = readings.filter(({ meaning }) => hasSubject(meaning?.filters));
    const isAll =
      subjectsSaid.length > 0 && subjectsSaid.every(({ start }) => first.start <= start && start < end);
    const isDecision = isDecided(words, flat, { start: then.end, end });
    const said = words.slice(from + 1, isMissing ? at + 1 : at);
    const isFallback =
      said.some((word) => none.test(word.flat)) && said.every((word) => nothing.test(word.flat));
    if (isSearch || (!isFallback && (isDecision || isMissing || isAll))) return [];
    const taken = words.flatMap((word, position) =>
      from <= position &&
      position <= at &&
      (fillers.has(word.flat) || nothing.test(word.flat) || position === at)
        ? position
        : [],
    );
    return [{ start: first.start, middle: then.end, end, words: taken, isFallback }];
  });
}

/** Whether something is in a condition or what follows from it; a fallback is looked for, too. */
export const isImagined = (conditions: readonly Condition[], { start, end }: Span): boolean =>
  conditions.some((one) => one.start <= start && end <= (one.isFallback ? one.middle : one.end));

/** Whether a place is one that will do, too: 'ha nincs, akkor Csopak'. */
export const isFallback = (conditions: readonly Condition[], { start, end }: Span): boolean =>
  conditions.some((one) => one.isFallback && one.middle <= start && end <= one.end);
