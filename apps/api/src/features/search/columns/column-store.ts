import { lowerBound } from './lower-bound.ts';
import { createPostings } from './postings.ts';
import { createWordIndex } from './word-index.ts';

/** The typed array of a column of whole numbers: of 32 bits, which is read the fastest, or of up to 53. */
export type ColumnType = 'int32' | 'float64';
type Numbers = Int32Array | Float64Array;

/** What stands for no value. All values are 0 or above. */
const noValue = -1;

/** The column for whole numbers up to `max`. */
export const toColumnType = (max: number): ColumnType => (max < 2 ** 31 ? 'int32' : 'float64');

const createNumbers = (type: ColumnType, length: number): Numbers =>
  type === 'int32' ? new Int32Array(length) : new Float64Array(length);

/** The values of a published listing. */
export interface StoredListing<Column extends string> {
  id: number;
  values: Readonly<Record<Column, number | null>>;
  /** The search text (db/search-text.ts). */
  text: string;
  /** The folded name of its settlement, if the gazetteer does not have that. */
  unlistedSettlement?: string | undefined;
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
  columnTypes: Readonly<Record<Column, ColumnType>>,
  rank: Column,
) {
  const names = Object.keys(columnTypes) as Column[];
  const grow = <From extends Numbers>(larger: From, from: From): From => {
    larger.set(from);
    return larger;
  };
  const createColumns = (length: number) =>
    Object.fromEntries(names.map((name) => [name, createNumbers(columnTypes[name], length)])) as Record<
      Column,
      Numbers
    >;
  const rowOfID = new Map<number, number>();
  /** The rows that are in use, in ascending order, at the start of the array. */
  let live = new Int32Array(firstCapacity);
  const store = {
    columns: createColumns(firstCapacity),
    ids: new Int32Array(firstCapacity),
    words: createWordIndex(),
    unlistedSettlements: createPostings<string>(),
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
    finishLoading(): void {
      store.rankedRows = store.rows;
    },
    /** Share of rows that are out of order, or not used any more. */
    get strayShare() {
      const dead = store.rows - rowOfID.size;
      return (dead + store.rows - store.rankedRows) / Math.max(store.rows, 1);
    },
    /** The rows in use, in ascending order. Not to be changed. */
    liveRows: (): Int32Array => live.subarray(0, rowOfID.size),
    put,
    remove,
  };
  let textHashes = new Int32Array(firstCapacity);

  function enlarge(): void {
    const length = store.rows * 2;
    for (const name of names)
      store.columns[name] = grow(createNumbers(columnTypes[name], length), store.columns[name]);
    store.ids = grow(new Int32Array(length), store.ids);
    textHashes = grow(new Int32Array(length), textHashes);
    live = grow(new Int32Array(length), live);
    store.selected = new Int32Array(length);
  }

  function addRow({ id, text, unlistedSettlement }: StoredListing<Column>, hash: number): number {
    if (store.rows === store.ids.length) enlarge();
    const row = store.rows;
    store.rows += 1;
    store.ids[row] = id;
    textHashes[row] = hash;
    // Behind all others, so that the order is kept.
    live[rowOfID.size] = row;
    rowOfID.set(id, row);
    store.words.add(row, text);
    if (unlistedSettlement !== undefined) store.unlistedSettlements.add(unlistedSettlement, row);
    return row;
  }

  function remove(id: number): void {
    const row = rowOfID.get(id);
    if (row === undefined) return;
    const place = lowerBound(live, row, rowOfID.size);
    live.copyWithin(place, place + 1, rowOfID.size);
    rowOfID.delete(id);
  }

  /** Adds a listing or replaces it. Throws for a value that does not fit its column. */
  function put(listing: StoredListing<Column>): void {
    const { id, values, text, unlistedSettlement = '' } = listing;
    const hash = hashText(unlistedSettlement + text);
    const known = rowOfID.get(id);
    const isMoved =
      known !== undefined && (textHashes[known] !== hash || store.columns[rank][known] !== values[rank]);
    if (isMoved) remove(id);
    const row = rowOfID.get(id) ?? addRow(listing, hash);
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
