import { lowerBound, sortTexts } from '../../../core/sorted.ts';

/** Rows that get their numbers in one step. */
const rowsInStep = 2 ** 12;

/**
 * The order of texts as numbers. A text of a row that was loaded has a whole number, its place among them; a later one
 * that is new lies half-way between two, where several are told apart by the texts themselves.
 */
export function createTextOrder(saved: readonly string[] = []) {
  const texts = [...saved];
  let sorted: readonly string[] = [];

  function toNumber(text: string): number {
    const index = lowerBound(sorted, text);
    return sorted[index] === text ? index + 1 : index + 0.5;
  }

  return {
    /** The number of the text that a row now has; not in order before the loading is finished. */
    put(row: number, text: string): number {
      texts[row] = text;
      return toNumber(text);
    },
    /** Writes the numbers of the rows so far, in steps of a few milliseconds. */
    *finishLoading(into: Int32Array | Float64Array): Generator<void> {
      sorted = yield* sortTexts(texts);
      for (const [row, text] of texts.entries()) {
        into[row] = toNumber(text);
        if (row % rowsInStep === 0) yield;
      }
    },
    /** The texts of the rows, of which the order is made anew. */
    save: (): readonly string[] => texts,
    /** Compares the texts of two rows. */
    compare(one: number, other: number): number {
      const [a = '', b = ''] = [texts[one], texts[other]];
      return a === b ? 0 : a < b ? -1 : 1;
    },
  };
}

export type TextOrder = ReturnType<typeof createTextOrder>;
