import { understoodTextLimit } from '@piacter/contracts/understanding';
import { flattenLetters } from '../places/index.ts';

/** Stands for what has been understood; no pattern contains it. */
const taken = '\u0001';

/** Where a pattern matched. */
export interface Span {
  start: number;
  end: number;
}
export const toSpan = ({ index, 0: { length } }: RegExpExecArray): Span => ({
  start: index,
  end: index + length,
});

/**
 * A text of which parts are taken as they are understood. `flat` has a letter without accent for each one of `text`, so
 * that patterns match it and positions count in both; taken parts match nothing.
 */
export function createFlatText(typed: string) {
  const text = typed.toWellFormed().normalize('NFC').slice(0, understoodTextLimit).toWellFormed();
  const original = flattenLetters(text);
  let flat = original;
  const take = (start: number, end: number): void => {
    flat = flat.slice(0, start) + taken.repeat(end - start) + flat.slice(end);
  };
  return {
    text,
    /** With everything that was taken since. */
    original,
    get flat() {
      return flat;
    },
    /** Takes a part, of which a shorter text that it means stays at its end. */
    replace(start: number, end: number, meant: string): void {
      const rest = flat.slice(end);
      flat = flat.slice(0, start) + taken.repeat(end - start - meant.length) + meant + rest;
    },
    take,
    takeMatch(match: RegExpExecArray): Span {
      const span = toSpan(match);
      take(span.start, span.end);
      return span;
    },
  };
}

export type FlatText = ReturnType<typeof createFlatText>;
