import { createRecord, fromEntries, typedEntries, typedKeys } from '@piacter/contracts/core/values';
import type { WatchKind } from '@piacter/contracts/watches/values';
import type { Database } from '@piacter/db';
import { foldText } from '@piacter/db/fold-text';
import { type RawBuilder, sql } from 'kysely';
import { memoize } from '../../../core/memoize.ts';
import type { SearchPort } from '../port.ts';
import { createColumnSearch } from './column-search.ts';
import type { ColumnType, DaySets, DaySetsState, StoredListing } from './column-store.ts';
import { followListings } from './follow-listings.ts';
import type { Key } from './postings.ts';
import { bitsPerMask, toMaskColumns } from './select-rows.ts';

/** The rows that searches of a kind find, and their order. */
export interface SearchedRows<Rank extends string> {
  kind: WatchKind;
  table: string;
  idField: string;
  /** The condition on which a row is found. */
  isFound: RawBuilder<unknown>;
  /** The column of their order, highest first; equals by id. */
  rank: Rank;
  /** The index in this order of the rows that are found. */
  orderIndex: string;
  /** SQL for the search text; there is none by default. */
  text?: RawBuilder<unknown>;
  /** SQL for the names of places that the gazetteer does not have, on lines. */
  unlisted: RawBuilder<unknown>;
}

/** What a number of a row may be made of. */
export type DerivedFrom = Required<Pick<StoredListing<string>, 'values' | 'sequences'>>;

export interface KindColumns<Stored extends string, Computed extends string, Packed extends string = never> {
  /** The columns of the table, searched as they are. */
  stored: Readonly<Record<Stored, ColumnType>>;
  /** Those of them that lists tell the rows of each value of. */
  indexed?: readonly NoInfer<Stored>[];
  /** Those that are none of the table, with the SQL that makes whole numbers from 0 on of a row. */
  computed?: Readonly<Record<Computed, { type: 'int32' | 'float64'; sql: RawBuilder<unknown> }>>;
  /** Those that come together from one expression of SQL, of another table. */
  packed?: {
    columns: readonly Packed[];
    sql: RawBuilder<unknown>;
    unpack: (value: unknown) => Readonly<Record<Packed, number | null>>;
  };
  /** Those that are sets of bits. */
  masks?: readonly string[];
  /** SQL for the keys of columns of several values: a list in JSON, or null. */
  keys?: Readonly<Record<string, RawBuilder<unknown>>>;
  /** Lists of whole numbers that some rows have, such as those of another table: the SQL, and what it means. */
  sequences?: Readonly<
    Record<string, { sql: RawBuilder<unknown>; unpack: (value: unknown) => readonly number[] | null }>
  >;
  /** Whole numbers that are made of the other values and the sequences of a row; below 0 for none. */
  derived?: Readonly<Record<string, (listing: DerivedFrom) => number>>;
  /** Sets of days: what keeps them, and SQL for the ranges of a row, a list in JSON or null. */
  days?: Readonly<Record<string, { sql: RawBuilder<unknown>; create: (saved?: DaySetsState) => DaySets }>>;
}

const toMaskParts = (mask: string): [string, RawBuilder<unknown>][] =>
  toMaskColumns(mask).map((name, part) => [
    name,
    sql`(${sql.ref(mask)} >> ${sql.lit(part * bitsPerMask)}) & ${sql.lit(2 ** bitsPerMask - 1)}`,
  ]);

/** A text is compared as the collation of its column does, byte by byte. */
const toText = (weights: unknown): string => (Buffer.isBuffer(weights) ? weights.toString('latin1') : '');

/** What the searches of a kind find, in the memory of the process, with what they ask about it (ADR 48). */
export function createSearchColumns<
  Stored extends string,
  Computed extends string = never,
  Packed extends string = never,
>(
  {
    kind,
    table,
    idField,
    isFound,
    rank,
    orderIndex,
    text = sql`null`,
    unlisted,
  }: SearchedRows<NoInfer<Stored>>,
  {
    stored,
    indexed,
    computed: described,
    packed,
    masks = [],
    keys = {},
    sequences = {},
    derived = {},
    days = {},
  }: KindColumns<Stored, Computed, Packed>,
) {
  const daysSql = fromEntries(typedEntries(days).map(([name, one]) => [name, one.sql]));
  const sequencesSql = fromEntries(Object.entries(sequences).map(([name, one]) => [name, one.sql]));
  const keyNames = Object.keys(keys);
  const dayNames = Object.keys(days);
  const computed = typedEntries(described ?? ({} as NonNullable<typeof described>));
  const maskParts = fromEntries(masks.flatMap(toMaskParts));
  const computedSql: Readonly<Record<string, RawBuilder<unknown>>> = {
    ...fromEntries(computed.map(([name, column]) => [name, column.sql])),
    ...maskParts,
  };
  const columnTypes = {
    ...stored,
    ...fromEntries(computed.map(([name, column]) => [name, column.type])),
    ...createRecord(packed?.columns ?? [], () => 'int32' as const),
    ...createRecord([...masks.flatMap(toMaskColumns), ...Object.keys(derived)], () => 'int32' as const),
  };
  type Column = Stored | Computed | Packed;
  const texts = typedKeys(stored).filter((name) => stored[name] === 'text');
  const selected = sql.join([
    ...Object.entries<ColumnType>(stored).map(([name, type]) => {
      const column = sql.ref(name);
      return type === 'text' ? sql`weight_string(${column}) as ${column}` : column;
    }),
    ...(packed ? [sql`${packed.sql} as packed`] : []),
    ...Object.entries({ ...computedSql, ...keys, ...sequencesSql, ...daysSql }).map(
      ([name, value]) => sql`${value} as ${sql.ref(name)}`,
    ),
  ]);
  type Row = Record<Column, number | string | null> & {
    id: number;
    searchText: string | null;
    unlisted: string | null;
    packed?: unknown;
  };

  function toKeys(row: Row): Record<string, readonly Key[]> {
    const lists: Record<string, readonly Key[]> = {
      unlistedSettlement: row.unlisted?.split('\n').map(foldText) ?? [],
    };
    for (const name of keyNames) lists[name] = JSON.parse(String(row[name as Column] ?? '[]'));
    return lists;
  }

  function toListing(row: Row): StoredListing<Column> {
    const values: Record<Column, number | string | null> = { ...row, ...packed?.unpack(row.packed) };
    for (const name of texts) values[name] = toText(row[name]);
    const lists = fromEntries(
      typedEntries(sequences).map(([name, { unpack }]) => [name, unpack(row[name as Column])]),
    );
    const made = typedEntries(derived).map(([name, derive]) => [name, derive({ values, sequences: lists })]);
    return {
      id: row.id,
      values: Object.assign(values, Object.fromEntries(made)),
      text: row.searchText ?? '',
      keys: toKeys(row),
      sequences: lists,
      days: createRecord(dayNames, (name) => JSON.parse(String(row[name as Column] ?? '[]'))),
    };
  }

  async function read(db: Database, index: string, where: RawBuilder<unknown>): Promise<Row[]> {
    const { rows } = await sql<Row>`
      select ${sql.ref(idField)} as id, ${text} as searchText, ${unlisted} as unlisted, ${selected}
      from ${sql.table(table)} force index (${sql.ref(index)}) where ${isFound} and ${where}`.execute(db);
    return rows;
  }

  /** Those after a row in the order of their ranks; equals by id. */
  function after(last: Row | undefined, limit: number): RawBuilder<unknown> {
    const inOrder = sql`order by ${sql.ref(rank)} desc, ${sql.ref(idField)} desc limit ${sql.lit(limit)}`;
    if (!last) return sql`true ${inOrder}`;
    const [column, value] = [sql.ref(rank), last[rank]];
    return sql`${column} <= ${value} and (${column} < ${value} or ${sql.ref(idField)} < ${last.id}) ${inOrder}`;
  }

  const readByIDs = (db: Database, ids: readonly number[]) =>
    read(db, 'primary', sql`${sql.ref(idField)} in (${sql.join(ids)})`);

  /** The listings, once for each database. */
  const follow = memoize((db: Database) =>
    followListings<Column, Row>(db, {
      kind,
      columnTypes,
      indexed,
      keyColumns: ['unlistedSettlement', ...keyNames],
      sequenceNames: Object.keys(sequences),
      createDays: fromEntries(typedEntries(days).map(([name, { create }]) => [name, create])),
      rank,
      readAfter: (from, last, limit) => read(from, orderIndex, after(last, limit)),
      readByIDs,
      toListing,
    }),
  );
  return {
    follow,
    /** Those of these ids that searches find, as they are in the database. */
    readByIDs: async (db: Database, ids: readonly number[]) => (await readByIDs(db, ids)).map(toListing),
    /** The SQL of the columns that are none of the table, for the other reader of the conditions. */
    computedSql,
    search: (db: Database): SearchPort => createColumnSearch(follow(db)),
  };
}
