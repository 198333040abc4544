/** Numbers that there is room for at first; more double it. */
const firstRoom = 1024;
/** Share of the room that lists may leave behind before the others move together. */
const maxUnusedShare = 0.5;

/** What reads a sequence: the list of a row is `numbers[starts[row]]` numbers behind that one; -1 for no list. */
export interface SequenceView {
  starts: Int32Array;
  numbers: Int32Array;
}

/** A view of the list of one row, which is row 0. */
export const viewOfList = (list: readonly number[] | null | undefined): SequenceView => ({
  starts: Int32Array.of(list ? 0 : -1),
  numbers: Int32Array.from(list ? [list.length, ...list] : []),
});

/** What a sequence consists of. */
export interface SequenceState extends SequenceView {
  starts: Int32Array<ArrayBuffer>;
  numbers: Int32Array<ArrayBuffer>;
  /** Numbers that are in use or were, and those that were. */
  used: number;
  unused: number;
}

const emptySequence = (): SequenceState => ({
  starts: new Int32Array(firstRoom).fill(-1),
  numbers: new Int32Array(firstRoom),
  used: 0,
  unused: 0,
});

/**
 * Lists of whole numbers that some rows have, one behind the other in one array: four bytes a row, and four for each
 * number. A longer list of a row is written behind all others; what is left behind is cleared now and then.
 */
export function createSequence(saved = emptySequence()) {
  let { starts, numbers, used, unused } = saved;

  function append(list: ArrayLike<number>): number {
    const start = used;
    used += list.length + 1;
    if (used > numbers.length) {
      const larger = new Int32Array(2 * used);
      larger.set(numbers);
      numbers = larger;
    }
    numbers[start] = list.length;
    numbers.set(list, start + 1);
    return start;
  }

  function clear(): void {
    const from = numbers;
    numbers = new Int32Array(Math.max(firstRoom, used));
    [used, unused] = [0, 0];
    for (const [row, start] of starts.entries())
      if (start >= 0) starts[row] = append(from.subarray(start + 1, start + 1 + (from[start] ?? 0)));
  }

  function enlarge(rows: number): void {
    const larger = new Int32Array(2 * rows).fill(-1);
    larger.set(starts);
    starts = larger;
  }

  /** Throws for a number that does not fit. */
  function write(list: readonly number[]): number {
    const start = append(list);
    for (const [index, number] of list.entries())
      if (numbers[start + 1 + index] !== number) throw new RangeError(`${number} does not fit a sequence`);
    return start;
  }

  return {
    /** Replaces the list of a row. Throws for a number that does not fit. */
    put(row: number, list: readonly number[] | null): void {
      const before = starts[row] ?? -1;
      if (!list && before < 0) return;
      if (row >= starts.length) enlarge(row + 1);
      if (before >= 0) unused += (numbers[before] ?? 0) + 1;
      starts[row] = -1;
      if (list) starts[row] = write(list);
      if (unused > firstRoom && unused > used * maxUnusedShare) clear();
    },
    view: (): SequenceView => ({ starts, numbers }),
    save: (): SequenceState => ({ starts, numbers, used, unused }),
  };
}

export type Sequence = ReturnType<typeof createSequence>;
