import { createWordIndex } from './word-index.ts';

/** How many bytes a column takes for each listing: 1, 2, 4 or 8. */
export type ColumnWidth = 'tiny' | 'small' | 'normal' | 'large';
type Numbers = Int8Array | Int16Array | Int32Array | Float64Array;

/** What stands for no value. All values are 0 or above. */
export const noValue = -1;

/** The greatest value that fits a column. */
const maxValues: Record<ColumnWidth, number> = {
  tiny: 2 ** 7 - 1,
  small: 2 ** 15 - 1,
  normal: 2 ** 31 - 1,
  large: Number.MAX_SAFE_INTEGER,
};

/** The narrowest column for whole numbers up to `max`. */
export function toWidth(max: number): ColumnWidth {
  if (max <= maxValues.tiny) return 'tiny';
  if (max <= maxValues.small) return 'small';
  return max <= maxValues.normal ? 'normal' : 'large';
}

function createNumbers(width: ColumnWidth, length: number): Numbers {
  if (width === 'tiny') return new Int8Array(length);
  if (width === 'small') return new Int16Array(length);
  return width === 'normal' ? new Int32Array(length) : new Float64Array(length);
}

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
 * The published listings of a kind in columns, each a typed array with an entry for each row. A listing keeps its row
 * until it is removed or its words change; rows are not used again, as the words refer to them. `deadShare` grows until
 * the store is loaded anew.
 */
export function createColumnStore<Column extends string>(widths: Readonly<Record<Column, ColumnWidth>>) {
  const names = Object.keys(widths) as Column[];
  const grow = <From extends Numbers | Uint8Array>(larger: From, from: From): From => {
    larger.set(from);
    return larger;
  };
  const createColumns = (length: number) =>
    Object.fromEntries(names.map((name) => [name, createNumbers(widths[name], length)])) as Record<
      Column,
      Numbers
    >;
  const rowOfID = new Map<number, number>();
  const store = {
    columns: createColumns(firstCapacity),
    ids: new Int32Array(firstCapacity),
    /** 1 for the rows of listings, 0 for those that are not used any more. */
    isLive: new Uint8Array(firstCapacity),
    words: createWordIndex(),
    /** Rows so far, with those that are not used any more. */
    rows: 0,
    /** Where selections are made: only one at a time is. */
    selected: new Int32Array(firstCapacity),
    marks: new Uint8Array(firstCapacity),
    get size() {
      return rowOfID.size;
    },
    get deadShare() {
      return store.rows === 0 ? 0 : 1 - rowOfID.size / store.rows;
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
    store.isLive = grow(new Uint8Array(length), store.isLive);
    textHashes = grow(new Int32Array(length), textHashes);
    store.selected = new Int32Array(length);
    store.marks = new Uint8Array(length);
  }

  function addRow(id: number, text: string, hash: number): number {
    if (store.rows === store.ids.length) enlarge();
    const row = store.rows;
    store.rows += 1;
    store.ids[row] = id;
    store.isLive[row] = 1;
    textHashes[row] = hash;
    rowOfID.set(id, row);
    store.words.add(row, text);
    return row;
  }

  function remove(id: number): void {
    const row = rowOfID.get(id);
    if (row === undefined) return;
    store.isLive[row] = 0;
    rowOfID.delete(id);
  }

  /** Adds a listing or replaces it. Throws for a value that does not fit its column. */
  function put({ id, values, text }: StoredListing<Column>): void {
    const hash = hashText(text);
    const known = rowOfID.get(id);
    if (known !== undefined && textHashes[known] !== hash) remove(id);
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
