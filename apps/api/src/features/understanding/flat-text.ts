import { understoodTextLimit } from '@piacter/contracts/understanding';

/** Stands for what has been understood; no pattern contains it. */
const taken = '\u0001';

/** One letter in lower case without accent; the length of a text does not change by it. */
const flatten = (letter: string): string => {
  const lower = letter.toLowerCase();
  const [base = letter] = lower.normalize('NFD');
  return lower.length === 1 && base.length === 1 ? base : letter;
};

/**
 * A text of which parts are taken as they are understood. `flat` has a letter without accent for each one of `text`, so
 * that patterns match it and positions count in both; taken parts match nothing.
 */
export function createFlatText(typed: string) {
  const text = typed.toWellFormed().normalize('NFC').slice(0, understoodTextLimit).toWellFormed();
  const original = Array.from({ length: text.length }, (_, at) => flatten(text.charAt(at))).join('');
  let flat = original;
  return {
    text,
    /** With everything that was taken since. */
    original,
    get flat() {
      return flat;
    },
    take(start: number, end: number): void {
      flat = flat.slice(0, start) + taken.repeat(end - start) + flat.slice(end);
    },
  };
}

export type FlatText = ReturnType<typeof createFlatText>;
