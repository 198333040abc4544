import type { ListingCondition, Refinement, RowReader } from '../listing-condition.ts';
import type { ColumnStore, Selection } from './column-store.ts';
import { createAreaFilter } from './drawn-area.ts';
import type { Key } from './postings.ts';
import { findShortest, isInLists, selectFromLists } from './row-lists.ts';

type Numbers = ColumnStore['columns'][string];

// Each loop stands for itself: a function called for each row would take several times as long.

const equals =
  (numbers: Numbers, value: number): Refinement =>
  (from, count, into) => {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const row = from[index] ?? 0;
      into[kept] = row;
      kept += numbers[row] === value ? 1 : 0;
    }
    return kept;
  };

const isBetween =
  (numbers: Numbers, low: number, high: number): Refinement =>
  (from, count, into) => {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const row = from[index] ?? 0;
      const value = numbers[row] ?? 0;
      into[kept] = row;
      kept += Number(value >= low) & Number(value <= high);
    }
    return kept;
  };

/** Values up to which a table tells whether one is among several. */
const maxTabled = 2 ** 20;

function isAnyOf(numbers: Numbers, values: readonly number[]): Refinement {
  const [only] = values;
  if (only !== undefined && values.length === 1) return equals(numbers, only);
  const table = new Uint8Array(Math.max(0, ...values.filter((value) => value < maxTabled)) + 1);
  const beyond = new Set<number>();
  for (const value of values) {
    if (value < table.length) table[value] = 1;
    else beyond.add(value);
  }
  return (from, count, into) => {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const row = from[index] ?? 0;
      const value = numbers[row] ?? -1;
      const isAmong = value >= 0 && value < table.length ? table[value] === 1 : beyond.has(value);
      if (isAmong) into[kept++] = row;
    }
    return kept;
  };
}

/** Bits of one column of a mask, of which each has so many. */
export const bitsPerMask = 31;
/** The columns of a mask. */
export const toMaskColumns = (column: string): [string, string, string] => [
  `${column}0`,
  `${column}1`,
  `${column}2`,
];

const hasBits =
  (numbers: Numbers, mask: number): Refinement =>
  (from, count, into) => {
    let kept = 0;
    for (let index = 0; index < count; index += 1) {
      const row = from[index] ?? 0;
      if (((numbers[row] ?? 0) & mask) === mask) into[kept++] = row;
    }
    return kept;
  };

/** Writes the rows that all refinements keep. */
function keepAll(
  refinements: readonly Refinement[],
  { rows, count }: Selection,
  into: Int32Array,
): Selection {
  let kept: Selection = { rows, count };
  for (const keep of refinements) kept = { rows: into, count: keep(kept.rows, kept.count, into) };
  return kept;
}

/** Writes the rows that are not among others of the same selection, in their order; returns their number. */
function exclude({ rows, count }: Selection, others: Selection, into: Int32Array): number {
  let [kept, next] = [0, 0];
  for (let index = 0; index < count; index += 1) {
    const row = rows[index] ?? 0;
    if (next < others.count && others.rows[next] === row) next += 1;
    else into[kept++] = row;
  }
  return kept;
}

/** Keeps the rows that all refinements of one of the alternatives keep. Each is asked of those alone that none has kept yet. */
const meetsAnyOf =
  (alternatives: readonly (readonly Refinement[])[]): Refinement =>
  (rows, count, into) => {
    const [left, kept] = [rows.slice(0, count), new Int32Array(count)];
    let leftCount = count;
    for (const refinements of alternatives) {
      const rest = { rows: left, count: leftCount };
      leftCount = exclude(rest, keepAll(refinements, rest, kept), left);
      if (leftCount === 0) break;
    }
    return exclude({ rows, count }, { rows: left, count: leftCount }, into);
  };

/** Keeps the rows that not all refinements keep. */
const meetsNotAll =
  (refinements: readonly Refinement[]): Refinement =>
  (rows, count, into) =>
    exclude({ rows, count }, keepAll(refinements, { rows, count }, new Int32Array(count)), into);

function getNumbers(store: ColumnStore, column: string): Numbers {
  const numbers = store.columns[column];
  if (!numbers) throw new Error(`no search column ${column}`);
  return numbers;
}

/** Reads the rows of a store, for rules and orders that are counted. */
export const readRows = (store: ColumnStore): RowReader => ({
  getNumbers: (column) => getNumbers(store, column),
  getSequence: (name) => {
    const sequence = store.sequences[name];
    if (!sequence) throw new Error(`no search sequence ${name}`);
    return sequence;
  },
  getDays: (name) => {
    const days = store.daySets[name];
    if (!days) throw new Error(`no searched days ${name}`);
    return days;
  },
});

function findKeys({ postings }: ColumnStore, column: string, keys: readonly Key[]): Int32Array[] {
  const found = postings[column];
  if (!found) throw new Error(`no search column of several values ${column}`);
  return keys.flatMap(found.find);
}

/** The lists of the rows that meet a condition; undefined where it has none. */
function findLists(store: ColumnStore, condition: ListingCondition): readonly Int32Array[] | undefined {
  if ('word' in condition) return store.words.findPrefix(condition.word);
  if ('wholeWord' in condition) return store.words.findWord(condition.wholeWord);
  if ('unlistedSettlement' in condition)
    return findKeys(store, 'unlistedSettlement', [condition.unlistedSettlement]);
  if ('hasAnyOf' in condition) return findKeys(store, condition.column, condition.hasAnyOf);
  if ('isAnyOf' in condition && store.postings[condition.column])
    return findKeys(store, condition.column, condition.isAnyOf);
  if (!('anyOf' in condition)) return undefined;
  const lists = condition.anyOf.map((all) =>
    all[0] && all.length === 1 ? findLists(store, all[0]) : undefined,
  );
  return lists.includes(undefined) ? undefined : lists.flatMap((found) => found ?? []);
}

/** A condition with its lists. */
interface Listed {
  condition: ListingCondition;
  lists: ReturnType<typeof findLists>;
}

const findAllLists = (store: ColumnStore, conditions: readonly ListingCondition[]): Listed[] =>
  conditions.map((condition) => ({ condition, lists: findLists(store, condition) }));

function toRefinements(store: ColumnStore, { condition, lists }: Listed): Refinement[] {
  // A number is compared in less time than it is looked up.
  if ('isAnyOf' in condition) return [isAnyOf(getNumbers(store, condition.column), condition.isAnyOf)];
  if (lists) return [isInLists(store, lists)];
  if ('area' in condition) return [createAreaFilter(store, condition.area)];
  if ('rule' in condition) return [condition.rule.createRefinement(readRows(store))];
  if ('not' in condition)
    return [meetsNotAll(findAllLists(store, condition.not).flatMap((one) => toRefinements(store, one)))];
  if ('anyOf' in condition)
    return [
      meetsAnyOf(
        condition.anyOf.map((all) => findAllLists(store, all).flatMap((one) => toRefinements(store, one))),
      ),
    ];
  if (!('column' in condition) || 'hasAnyOf' in condition) return [];
  const { column } = condition;
  if ('hasBits' in condition)
    return toMaskColumns(column).flatMap((name, part) => {
      const bits = condition.hasBits.filter((bit) => Math.floor(bit / bitsPerMask) === part);
      const mask = bits.reduce((sum, bit) => sum | (1 << (bit % bitsPerMask)), 0);
      return mask === 0 ? [] : [hasBits(getNumbers(store, name), mask)];
    });
  // Without a value there is -1, which is in no range.
  const [low, high] = [Math.max(condition.from ?? 0, 0), condition.to ?? Number.POSITIVE_INFINITY];
  const { lowest, highest } = store.getBounds(column);
  // Such as a map that shows the whole country.
  const isMetByAll = low <= lowest && highest <= high;
  return isMetByAll ? [] : [isBetween(getNumbers(store, column), low, high)];
}

/** Rows by which the share that a condition keeps is estimated, of selections that are much larger. */
const sampleSize = 128;
const minSampled = 4096;

/** Puts the conditions that keep the fewest rows first, as those behind them then compare fewer. */
function inBestOrder(refinements: readonly Refinement[], { rows, count }: Selection): readonly Refinement[] {
  if (refinements.length < 2 || count < minSampled) return refinements;
  const sample = Int32Array.from(
    { length: sampleSize },
    (_, index) => rows[Math.floor((index * count) / sampleSize)] ?? 0,
  );
  const passed = new Int32Array(sampleSize);
  const kept = new Map(refinements.map((keep) => [keep, keep(sample, sampleSize, passed)]));
  return refinements.toSorted((a, b) => (kept.get(a) ?? 0) - (kept.get(b) ?? 0));
}

function narrow(store: ColumnStore, selection: Selection, conditions: readonly Listed[]): Selection {
  store.marks.free();
  const rules = conditions.filter(({ condition }) => 'rule' in condition);
  const others = conditions.filter((condition) => !rules.includes(condition));
  const refineBy = (listed: readonly Listed[]) => listed.flatMap((one) => toRefinements(store, one));
  let { rows, count } = selection;
  // Rules look at the most of a row: they are asked of what all others keep.
  for (const keep of [...inBestOrder(refineBy(others), selection), ...refineBy(rules)]) {
    count = keep(rows, count, store.selected);
    rows = store.selected;
  }
  return { rows, count };
}

/** Narrows a selection. */
export const refine = (
  store: ColumnStore,
  selection: Selection,
  conditions: readonly ListingCondition[],
): Selection => narrow(store, selection, findAllLists(store, conditions));

/**
 * Selects the rows that meet all conditions, in the order of their numbers. Where lists tell which rows meet some of
 * them, the shortest ones are what the others narrow.
 */
export function selectRows(store: ColumnStore, conditions: readonly ListingCondition[]): Selection {
  const listed = findAllLists(store, conditions);
  const shortest = findShortest(listed.flatMap((one) => (one.lists ? { one, lists: one.lists } : [])));
  const selected = shortest && selectFromLists(store, shortest.lists);
  if (selected)
    return narrow(
      store,
      selected,
      listed.filter((one) => one !== shortest.one),
    );
  const rows = store.liveRows();
  return narrow(store, { rows, count: rows.length }, listed);
}
