/** What a list of rows is found by. */
export type Key = string | number;

/** Rows of which the keys are listed in one step. */
const rowsInStep = 2 ** 13;
/** Places in one piece of what is gathered while loading. */
const chunkSize = 2 ** 16;

/** A list of whole numbers that grows without being copied. */
function createChunks() {
  const chunks: Int32Array[] = [];
  let length = 0;
  return {
    push(value: number): void {
      if (length % chunkSize === 0) chunks.push(new Int32Array(chunkSize));
      (chunks.at(-1) ?? [])[length % chunkSize] = value;
      length += 1;
    },
    get length() {
      return length;
    },
    at: (index: number): number => chunks[Math.floor(index / chunkSize)]?.[index % chunkSize] ?? 0,
  };
}

/** What postings consist of once they are loaded. */
export interface PostingsState<K extends Key> {
  /** In the order of their lists. */
  keys: readonly K[];
  starts: Int32Array<ArrayBuffer>;
  loaded: Int32Array<ArrayBuffer>;
  later: Map<K, number[]>;
}

/**
 * For each key the rows that have it, in ascending order. Rows are added in ascending order, each once. Those from 0 on
 * that are there when the loading is finished take four bytes for each of their keys, in one array for all keys.
 */
export function createPostings<K extends Key>(saved?: PostingsState<K>) {
  const indexOfKey = new Map<K, number>(saved?.keys.map((key, index) => [key, index]));
  /** Of each key while loading: the number of its rows, and the last one. */
  const counts: number[] = [];
  const lastRows: number[] = [];
  /** The places of the keys of all rows, and where those of each row end. */
  let gathered: ReturnType<typeof createChunks> | undefined = saved ? undefined : createChunks();
  let ends: number[] = [];
  let { starts, loaded } = saved ?? { starts: new Int32Array(1), loaded: new Int32Array(0) };
  /** The rows since then. */
  const later = saved?.later ?? new Map<K, number[]>();

  function addLoaded(row: number, keys: readonly K[], into: ReturnType<typeof createChunks>): K[] {
    const fresh: K[] = [];
    for (const key of keys) {
      let index = indexOfKey.get(key);
      if (index === undefined) {
        index = counts.length;
        indexOfKey.set(key, index);
        counts.push(0);
        lastRows.push(-1);
        fresh.push(key);
      }
      if (lastRows[index] === row) continue;
      lastRows[index] = row;
      counts[index] = (counts[index] ?? 0) + 1;
      into.push(index);
    }
    ends[row] = into.length;
    return fresh;
  }

  function addLater(row: number, keys: readonly K[]): K[] {
    const fresh: K[] = [];
    for (const key of keys) {
      const rows = later.get(key);
      if (!rows) {
        later.set(key, [row]);
        if (!indexOfKey.has(key)) fresh.push(key);
      } else if (rows.at(-1) !== row) rows.push(row);
    }
    return fresh;
  }

  return {
    /** Adds the keys of a row; returns those that no row had before. */
    add: (row: number, keys: readonly K[]): K[] =>
      gathered ? addLoaded(row, keys, gathered) : addLater(row, keys),
    /** Called once the first rows are added, before anything is found; in steps of a few milliseconds. */
    *finishLoading(): Generator<void> {
      if (!gathered) return;
      starts = new Int32Array(counts.length + 1);
      for (const [index, count] of counts.entries()) starts[index + 1] = (starts[index] ?? 0) + count;
      loaded = new Int32Array(gathered.length);
      const next = starts.slice();
      let from = 0;
      for (const [row, end] of ends.entries()) {
        if (row % rowsInStep === 0) yield;
        for (; from < end; from += 1) {
          const index = gathered.at(from);
          const to = next[index] ?? 0;
          loaded[to] = row;
          next[index] = to + 1;
        }
      }
      gathered = undefined;
      ends = [];
      counts.length = 0;
      lastRows.length = 0;
    },
    /** The rows of a key, in one or two lists. */
    find(key: K): Int32Array[] {
      const index = indexOfKey.get(key);
      const rows = later.get(key);
      return [
        ...(index === undefined ? [] : [loaded.subarray(starts[index], starts[index + 1])]),
        ...(rows ? [Int32Array.from(rows)] : []),
      ];
    },
    /** Not before the loading is finished. */
    save: (): PostingsState<K> => ({ keys: [...indexOfKey.keys()], starts, loaded, later }),
  };
}

export type Postings = ReturnType<typeof createPostings<Key>>;
