import { createRecord, fromEntries, typedKeys } from '@piacter/contracts/core/values';
import { lowerBound } from '../../../core/sorted.ts';
import type { SearchedDays } from '../listing-condition.ts';
import { createPostings, type Key, type Postings, type PostingsState } from './postings.ts';
import { createSequence, type Sequence, type SequenceState } from './sequences.ts';
import { createTextOrder, type TextOrder } from './text-order.ts';
import { createWordIndex } from './word-index.ts';

/**
 * The typed array of a column of whole numbers: of 32 bits, which is read the fastest, or of up to 53. A column of texts
 * has numbers in their order, to sort by.
 */
export type ColumnType = 'int32' | 'float64' | 'text';
type Numbers = Int32Array<ArrayBuffer> | Float64Array<ArrayBuffer>;

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

/** What sets of days consist of: for each block of days from the first one on a number for each row. */
export interface DaySetsState {
  firstBlock: number;
  blocks: (Int32Array<ArrayBuffer> | undefined)[];
  room: number;
}

/** The days of all rows, as its kind keeps them. */
export interface DaySets extends SearchedDays {
  save: () => DaySetsState;
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
  createDays?: Readonly<Record<string, (saved?: DaySetsState) => DaySets>> | undefined;
}

/** What a store consists of once it is loaded, without what can be made of the rest. */
export interface StoreState {
  columns: Record<string, Numbers>;
  ids: Int32Array<ArrayBuffer>;
  inUse: Uint8Array<ArrayBuffer>;
  hashes: Int32Array<ArrayBuffer>;
  minima: number[];
  maxima: number[];
  rows: number;
  rankedRows: number;
  words: PostingsState<string>;
  postings: Record<string, PostingsState<Key>>;
  sequences: Record<string, SequenceState>;
  days: Record<string, DaySetsState>;
  texts: Record<string, readonly string[]>;
}

const saveAll = <State>(parts: Partial<Record<string, { save: () => State }>>): Record<string, State> =>
  fromEntries(Object.entries(parts).flatMap(([name, part]) => (part ? [[name, part.save()] as const] : [])));

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
export function createColumnStore<Column extends string>(
  {
    columnTypes,
    rank,
    indexed = [],
    keyColumns = [],
    sequenceNames = [],
    createDays = {},
  }: StoreColumns<Column>,
  saved?: StoreState,
) {
  const names = typedKeys(columnTypes);
  const grow = <From extends Numbers | Uint8Array>(larger: From, from: From): From => {
    larger.set(from);
    return larger;
  };
  const textNames = names.filter((name) => columnTypes[name] === 'text');
  const listNames = [...indexed, ...keyColumns];
  const textOrders: Partial<Record<string, TextOrder>> = createRecord(textNames, (name) =>
    createTextOrder(saved?.texts[name]),
  );
  const postings: Partial<Record<string, Postings>> = createRecord(listNames, (name) =>
    createPostings(saved?.postings[name]),
  );
  const sequences: Partial<Record<string, Sequence>> = createRecord(sequenceNames, (name) =>
    createSequence(saved?.sequences[name]),
  );
  const daySets: Partial<Record<string, DaySets>> = fromEntries(
    Object.entries(createDays).map(([name, create]) => [name, create(saved?.days[name])]),
  );
  const rowOfID = new Map<number, number>();
  /** The rows that are in use, in ascending order, at the start of the array. */
  let live = new Int32Array(saved?.ids.length ?? firstCapacity);
  const store = {
    columns: createRecord<Column, Numbers>(
      names,
      (name) => saved?.columns[name] ?? createNumbers(columnTypes[name], firstCapacity),
    ),
    ids: saved?.ids ?? new Int32Array(firstCapacity),
    /** Bounds of the numbers of a column since the store was loaded; no value is -1. */
    getBounds(name: string): { lowest: number; highest: number } {
      const index = names.indexOf(name as Column);
      return { lowest: minima[index] ?? noValue, highest: maxima[index] ?? noValue };
    },
    textOrders,
    postings,
    sequences,
    daySets,
    words: createWordIndex(saved?.words),
    marks: createMarks(),
    /** 1 for the rows in use. */
    inUse: saved?.inUse ?? new Uint8Array(firstCapacity),
    /** Rows so far, with those that are not used any more. */
    rows: saved?.rows ?? 0,
    /** Where selections are made, one at a time. */
    selected: new Int32Array(live.length),
    get size() {
      return rowOfID.size;
    },
    rank,
    /** The first rows, which are in the order of the rank, highest first. */
    rankedRows: 0,
    /** Called once all listings are loaded or restored; to be run to its end, in steps of a few milliseconds. */
    *finishLoading(): Generator<void> {
      store.rankedRows = saved?.rankedRows ?? store.rows;
      yield* store.words.finishLoading();
      for (const lists of Object.values(postings)) if (lists) yield* lists.finishLoading();
      for (const name of textNames) yield* textOrders[name]?.finishLoading(store.columns[name]) ?? [];
    },
    /** What a store is made of again. Valid until the next change. */
    save: (): StoreState => ({
      columns: store.columns,
      ids: store.ids,
      inUse: store.inUse,
      hashes,
      minima,
      maxima,
      rows: store.rows,
      rankedRows: store.rankedRows,
      words: store.words.save(),
      postings: saveAll(postings),
      sequences: saveAll(sequences),
      days: saveAll(daySets),
      texts: saveAll(textOrders),
    }),
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
  let hashes = saved?.hashes ?? new Int32Array(firstCapacity);
  // By index, as is what each value is put in: to look up names for each takes several times as long.
  const minima = saved?.minima ?? names.map(() => Number.POSITIVE_INFINITY);
  const maxima = saved?.maxima ?? names.map(() => noValue);
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

  /** Puts a row behind all others that are in use. */
  function use(row: number): void {
    live[rowOfID.size] = row;
    rowOfID.set(store.ids[row] ?? 0, row);
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
    use(row);
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
    if (numbers[row] !== value)
      throw new RangeError(`${value} does not fit the search column ${names[index]}`);
    if (value < (minima[index] ?? noValue)) minima[index] = value;
    if (value > (maxima[index] ?? noValue)) maxima[index] = value;
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

  for (let row = 0; row < store.rows; row += 1) if (store.inUse[row]) use(row);
  return store;
}

export type ColumnStore<Column extends string = string> = ReturnType<typeof createColumnStore<Column>>;

/** The rows that meet all conditions of a search. They are valid until the next selection of the store. */
export interface Selection {
  rows: Int32Array;
  count: number;
}
