import { lowerBound } from '../../../core/lower-bound.ts';
import type { SearchedDays } from '../listing-condition.ts';
import { createPostings, type Key, type Postings } from './postings.ts';
import { createSequence, type Sequence } from './sequences.ts';
import { createTextOrder, type TextOrder } from './text-order.ts';
import { createWordIndex } from './word-index.ts';

/**
 * The typed array of a column of whole numbers: of 32 bits, which is read the fastest, or of up to 53. A column of texts
 * has numbers in their order, to sort by.
 */
export type ColumnType = 'int32' | 'float64' | 'text';
type Numbers = Int32Array | Float64Array;

/** What stands for no value. All values are 0 or above. */
const noValue = -1;

/** The column for whole numbers up to `max`. */
export const toColumnType = (max: number): 'int32' | 'float64' => (max < 2 ** 31 ? 'int32' : 'float64');

const createNumbers = (type: ColumnType, length: number): Numbers =>
  type === 'int32' ? new Int32Array(length) : new Float64Array(length);

/** The values of a published listing. */
export interface StoredListing<Column extends string> {
  id: number;
  values: Readonly<Record<Column, number | string | null>>;
  /** The search text (db/search-text.ts). */
  text: string;
  /** The keys of the columns of several values. */
  keys?: Readonly<Record<string, readonly Key[]>>;
  /** The lists of numbers of its sequences; null for none. */
  sequences?: Readonly<Record<string, readonly number[] | null>>;
  /** The ranges of its sets of days. */
  days?: Readonly<Record<string, readonly number[]>>;
}

/** The days of all rows, as its kind keeps them. */
export interface DaySets extends SearchedDays {
  /** Replaces the days of a row. */
  put: (row: number, ranges: readonly number[]) => void;
}

const hashText = (text: string): number => {
  let hash = 0;
  for (let index = 0; index < text.length; index += 1)
    hash = (Math.imul(hash, 31) + text.charCodeAt(index)) | 0;
  return hash;
};

/** What the store of a kind consists of. */
export interface StoreColumns<Column extends string> {
  columnTypes: Readonly<Record<Column, ColumnType>>;
  /** The column that rows are ranked by. */
  rank: Column;
  /** Columns that lists tell the rows of each value of, where values are many and have few rows each. */
  indexed?: readonly Column[] | undefined;
  /** Columns of several values. */
  keyColumns?: readonly string[] | undefined;
  /** Lists of numbers. */
  sequenceNames?: readonly string[] | undefined;
  /** Sets of days. */
  createDays?: Readonly<Record<string, () => DaySets>> | undefined;
}

/** Arrays with a mark for each row, which selections share: made anew for each, they would keep the collector busy. */
function createMarks() {
  let arrays: Uint8Array[] = [];
  let taken = 0;
  return {
    /** One of a length, without marks. */
    take(length: number): Uint8Array {
      if (arrays[0]?.length !== length) arrays = [];
      const marks = arrays[taken] ?? new Uint8Array(length);
      arrays[taken] = marks;
      taken += 1;
      return marks.fill(0);
    },
    /** Gives all of them back. */
    free(): void {
      taken = 0;
    },
  };
}

/** So many listings at first; more double it. */
const firstCapacity = 1024;

/**
 * The published listings of a kind as typed arrays, one a column, loaded in the order of rank. A row of which the rank or
 * something that lists are made from changes gets a new one behind all others, as lists refer to the old one; `strayShare` grows until the store is loaded anew (ADR 48, 49).
 */
export function createColumnStore<Column extends string>({
  columnTypes,
  rank,
  indexed = [],
  keyColumns = [],
  sequenceNames = [],
  createDays = {},
}: StoreColumns<Column>) {
  const names = Object.keys(columnTypes) as Column[];
  const grow = <From extends Numbers | Uint8Array>(larger: From, from: From): From => {
    larger.set(from);
    return larger;
  };
  const createColumns = (length: number) =>
    Object.fromEntries(names.map((name) => [name, createNumbers(columnTypes[name], length)])) as Record<
      Column,
      Numbers
    >;
  const textOrders: Partial<Record<string, TextOrder>> = Object.fromEntries(
    names.filter((name) => columnTypes[name] === 'text').map((name) => [name, createTextOrder()]),
  );
  const postings: Partial<Record<string, Postings>> = Object.fromEntries(
    [...indexed, ...keyColumns].map((name) => [name, createPostings<Key>()]),
  );
  const sequences: Partial<Record<string, Sequence>> = Object.fromEntries(
    sequenceNames.map((name) => [name, createSequence()]),
  );
  const daySets: Partial<Record<string, DaySets>> = Object.fromEntries(
    Object.entries(createDays).map(([name, create]) => [name, create()]),
  );
  const rowOfID = new Map<number, number>();
  /** The rows that are in use, in ascending order, at the start of the array. */
  let live = new Int32Array(firstCapacity);
  const store = {
    columns: createColumns(firstCapacity),
    ids: new Int32Array(firstCapacity),
    /** The highest number of a column that there has been since the store was loaded. */
    getMaximum: (name: string): number => maxima[names.indexOf(name as Column)] ?? noValue,
    textOrders,
    postings,
    sequences,
    daySets,
    words: createWordIndex(),
    marks: createMarks(),
    /** 1 for the rows in use. */
    inUse: new Uint8Array(firstCapacity),
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
      store.words.finishLoading();
      for (const lists of Object.values(postings)) lists?.finishLoading();
      for (const name of names) textOrders[name]?.finishLoading(store.columns[name]);
    },
    /** Share of rows that are out of order, or not used any more. */
    get strayShare() {
      const dead = store.rows - rowOfID.size;
      return (dead + store.rows - store.rankedRows) / Math.max(store.rows, 1);
    },
    /** The row of a listing; undefined for one that is not there. */
    findRow: (id: number): number | undefined => rowOfID.get(id),
    /** The rows in use, in ascending order. Not to be changed. */
    liveRows: (): Int32Array => live.subarray(0, rowOfID.size),
    put,
    remove,
  };
  let hashes = new Int32Array(firstCapacity);
  // By index, as is what each value is put in: to look up names for each takes several times as long.
  const maxima = names.map(() => noValue);
  const orders = names.map((name) => textOrders[name]);
  let columns = names.map((name) => store.columns[name]);

  function enlarge(): void {
    const length = store.rows * 2;
    for (const name of names)
      store.columns[name] = grow(createNumbers(columnTypes[name], length), store.columns[name]);
    columns = names.map((name) => store.columns[name]);
    store.ids = grow(new Int32Array(length), store.ids);
    store.inUse = grow(new Uint8Array(length), store.inUse);
    hashes = grow(new Int32Array(length), hashes);
    live = grow(new Int32Array(length), live);
    store.selected = new Int32Array(length);
  }

  /** The keys that a listing is listed by. */
  function toKeys({ values, keys = {} }: StoredListing<Column>): Readonly<Record<string, readonly Key[]>> {
    const ofColumns = indexed.map((name) => [name, values[name] === null ? [] : [values[name]]]);
    return { ...Object.fromEntries(ofColumns), ...keys };
  }

  function addRow(
    { id, text }: StoredListing<Column>,
    keys: ReturnType<typeof toKeys>,
    hash: number,
  ): number {
    if (store.rows === store.ids.length) enlarge();
    const row = store.rows;
    store.rows += 1;
    store.ids[row] = id;
    store.inUse[row] = 1;
    hashes[row] = hash;
    // Behind all others, so that the order is kept.
    live[rowOfID.size] = row;
    rowOfID.set(id, row);
    store.words.add(row, text);
    for (const name in postings) postings[name]?.add(row, keys[name] ?? []);
    return row;
  }

  function remove(id: number): void {
    const row = rowOfID.get(id);
    if (row === undefined) return;
    const index = lowerBound(live, row, rowOfID.size);
    live.copyWithin(index, index + 1, rowOfID.size);
    rowOfID.delete(id);
    store.inUse[row] = 0;
  }

  /** Throws for a value that does not fit its column. */
  function putValue(index: number, row: number, given: number | string | null): void {
    const value = orders[index]?.put(row, String(given ?? '')) ?? Number(given ?? noValue);
    const numbers = columns[index] ?? [];
    numbers[row] = value;
    if (value > (maxima[index] ?? noValue)) maxima[index] = value;
    if (numbers[row] !== value)
      throw new RangeError(`${value} does not fit the search column ${names[index]}`);
  }

  /** Adds a listing or replaces it. Throws for a value that does not fit its column. */
  function put(listing: StoredListing<Column>): void {
    const { id, values, text } = listing;
    const keys = toKeys(listing);
    const hash = hashText([text, ...Object.values(keys).flat()].join());
    const known = rowOfID.get(id);
    const isMoved =
      known !== undefined && (hashes[known] !== hash || store.columns[rank][known] !== values[rank]);
    if (isMoved) remove(id);
    const row = rowOfID.get(id) ?? addRow(listing, keys, hash);
    for (const [index, name] of names.entries()) putValue(index, row, values[name]);
    for (const name of sequenceNames) sequences[name]?.put(row, listing.sequences?.[name] ?? null);
    for (const name in daySets) daySets[name]?.put(row, listing.days?.[name] ?? []);
  }

  return store;
}

export type ColumnStore<Column extends string = string> = ReturnType<typeof createColumnStore<Column>>;

/** The rows that meet all conditions of a search. They are valid until the next selection of the store. */
export interface Selection {
  rows: Int32Array;
  count: number;
}
