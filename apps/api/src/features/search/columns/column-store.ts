import { createWordIndex } from './word-index.ts';

/** Columns of whole numbers: of 32 bits, which are read the fastest, or of up to 53. */
export type ColumnWidth = 'normal' | 'large';
type Numbers = Int32Array | Float64Array;

/** What stands for no value. All values are 0 or above. */
const noValue = -1;

/** The column for whole numbers up to `max`. */
export const toWidth = (max: number): ColumnWidth => (max < 2 ** 31 ? 'normal' : 'large');

const createNumbers = (width: ColumnWidth, length: number): Numbers =>
  width === 'normal' ? new Int32Array(length) : new Float64Array(length);

/** The values of a published listing. */
export interface StoredListing<Column extends string> {
  id: number;
  values: Readonly<Record<Column, number | null>>;
  /** The search text (db/search-text.ts). */
  text: string;
}

const hashText = (text: string): number => {
  let hash = 0;
  for (let place = 0; place < text.length; place += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(place)) | 0;
  return hash;
};

/** So many listings at first; more double it. */
const firstCapacity = 1024;

/**
 * The published listings of a kind in columns, each a typed array with an entry for each row. They are loaded in the order
 * of their rank, so that the first rows of a search are the first of its results. A listing keeps its row until it is
 * removed, or its rank or its words change: then it gets a new one behind all others, and the old one is not used again,
 * as the words refer to it. `strayShare` grows until the store is loaded anew.
 */
export function createColumnStore<Column extends string>(
  widths: Readonly<Record<Column, ColumnWidth>>,
  rank: Column,
) {
  const names = Object.keys(widths) as Column[];
  const grow = <From extends Numbers>(larger: From, from: From): From => {
    larger.set(from);
    return larger;
  };
  const createColumns = (length: number) =>
    Object.fromEntries(names.map((name) => [name, createNumbers(widths[name], length)])) as Record<
      Column,
      Numbers
    >;
  const rowOfID = new Map<number, number>();
  let live: Int32Array | undefined;
  const store = {
    columns: createColumns(firstCapacity),
    ids: new Int32Array(firstCapacity),
    words: createWordIndex(),
    /** Rows so far, with those that are not used any more. */
    rows: 0,
    /** Where selections are made, one at a time. */
    selected: new Int32Array(firstCapacity),
    get size() {
      return rowOfID.size;
    },
    rank,
    /** The first rows, which are in the order of the rank, highest first. */
    rankedRows: 0,
    /** Called once all listings are loaded. */
    endLoad(): void {
      store.rankedRows = store.rows;
    },
    /** Share of rows that are out of order, or not used any more. */
    get strayShare() {
      const dead = store.rows - rowOfID.size;
      return (dead + store.rows - store.rankedRows) / Math.max(store.rows, 1);
    },
    /** The rows of listings, without those that are not used any more. Not to be changed. */
    liveRows(): Int32Array {
      live ??= Int32Array.from(rowOfID.values()).sort();
      return live;
    },
    put,
    remove,
  };
  let textHashes = new Int32Array(firstCapacity);

  function enlarge(): void {
    const length = store.rows * 2;
    for (const name of names)
      store.columns[name] = grow(createNumbers(widths[name], length), store.columns[name]);
    store.ids = grow(new Int32Array(length), store.ids);
    textHashes = grow(new Int32Array(length), textHashes);
    store.selected = new Int32Array(length);
  }

  function addRow(id: number, text: string, hash: number): number {
    if (store.rows === store.ids.length) enlarge();
    const row = store.rows;
    store.rows += 1;
    store.ids[row] = id;
    textHashes[row] = hash;
    rowOfID.set(id, row);
    live = undefined;
    store.words.add(row, text);
    return row;
  }

  function remove(id: number): void {
    if (!rowOfID.delete(id)) return;
    live = undefined;
  }

  /** Adds a listing or replaces it. Throws for a value that does not fit its column. */
  function put({ id, values, text }: StoredListing<Column>): void {
    const hash = hashText(text);
    const known = rowOfID.get(id);
    const isMoved =
      known !== undefined && (textHashes[known] !== hash || store.columns[rank][known] !== values[rank]);
    if (isMoved) remove(id);
    const row = rowOfID.get(id) ?? addRow(id, text, hash);
    for (const name of names) {
      const value = values[name] ?? noValue;
      const numbers = store.columns[name];
      numbers[row] = value;
      if (numbers[row] !== value) throw new RangeError(`${value} does not fit the search column ${name}`);
    }
  }

  return store;
}

export type ColumnStore<Column extends string = string> = ReturnType<typeof createColumnStore<Column>>;
