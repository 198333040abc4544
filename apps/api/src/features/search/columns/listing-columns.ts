import { createRecord, fromEntries, typedEntries, typedKeys } from '@piacter/contracts/core/values';
import type { ListingKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { foldText } from '@piacter/db/fold-text';
import { lonBits } from '@piacter/db/map-position';
import { promotionRanks } from '@piacter/db/sort-rank';
import { type RawBuilder, sql } from 'kysely';
import { onceFor } from '../../../core/once-for.ts';
import { getListingTable, published } from '../../listings/rows/index.ts';
import type { SearchPort } from '../port.ts';
import { createColumnSearch } from './column-search.ts';
import type { ColumnType, StoredListing } from './column-store.ts';
import { mapColumns } from './drawn-area.ts';
import { followListings } from './follow-listings.ts';
import type { Key } from './postings.ts';
import { bitsPerMask, toMaskColumns } from './select-rows.ts';

interface KindColumns<Stored extends string, Computed extends string> {
  /** The columns of the table that only this kind has, searched as they are. */
  stored: Readonly<Record<Stored, ColumnType>>;
  /** Those that are none of the table, with the SQL that makes whole numbers from 0 on of a row. */
  computed?: Readonly<Record<Computed, { type: 'int32' | 'float64'; sql: RawBuilder<unknown> }>>;
  /** Those that are sets of bits. */
  masks?: readonly string[];
  /** SQL for the keys of columns of several values: a list in JSON, or null. */
  keys?: Readonly<Record<string, RawBuilder<unknown>>>;
}

/** The columns of every table of listings that are searched as they are. */
const storedByAll = {
  sortRank: 'float64',
  countryID: 'int32',
  regionID: 'int32',
  settlementID: 'int32',
} as const;

/** Those that are computed by the statement that reads the rows. */
const computedByAll = {
  published: sql`sortRank % ${sql.lit(promotionRanks.size)}`,
  mapLat: sql`mapPoint >> ${sql.lit(lonBits)}`,
  mapLon: sql`mapPoint & ${sql.lit(2 ** lonBits - 1)}`,
  mapTile: sql`mapTile`,
} satisfies Record<string, RawBuilder<unknown>>;

const toMaskParts = (mask: string): [string, RawBuilder<unknown>][] =>
  toMaskColumns(mask).map((name, part) => [
    name,
    sql`(${sql.ref(mask)} >> ${sql.lit(part * bitsPerMask)}) & ${sql.lit(2 ** bitsPerMask - 1)}`,
  ]);

/** A text is compared as the collation of its column does, byte by byte. */
const toText = (weights: unknown): string => (Buffer.isBuffer(weights) ? weights.toString('latin1') : '');

/** The published listings of a kind in the memory of the process, with what searches ask about them (ADR 48). */
export function createListingColumns<Stored extends string, Computed extends string = never>(
  kind: ListingKind,
  { stored, computed: ofKind, masks = [], keys = {} }: KindColumns<Stored, Computed>,
) {
  const { table, idField } = getListingTable(kind);
  const keyNames = Object.keys(keys);
  const ofTable = { ...storedByAll, ...stored };
  const own = typedEntries(ofKind ?? ({} as NonNullable<typeof ofKind>));
  const ownComputed = fromEntries(own.map(([name, column]) => [name, column.sql]));
  const computed = { ...computedByAll, ...ownComputed, ...fromEntries(masks.flatMap(toMaskParts)) };
  const columnTypes = {
    ...ofTable,
    ...mapColumns,
    published: 'float64' as const,
    ...fromEntries(own.map(([name, column]) => [name, column.type])),
    ...createRecord(masks.flatMap(toMaskColumns), () => 'int32' as const),
  };
  type Column = Stored | Computed | keyof typeof storedByAll | keyof typeof computedByAll;
  const texts = typedKeys(stored).filter((name) => stored[name] === 'text');
  const selected = sql.join([
    ...Object.entries<ColumnType>(ofTable).map(([name, type]) => {
      const column = sql.ref(name);
      return type === 'text' ? sql`weight_string(${column}) as ${column}` : column;
    }),
    ...Object.entries({ ...computed, ...keys }).map(([name, value]) => sql`${value} as ${sql.ref(name)}`),
  ]);
  type Row = Record<Column, number | string | null> & {
    id: number;
    searchText: string | null;
    unlisted: string | null;
  };

  function toKeys(row: Row): Record<string, readonly Key[]> {
    const lists: Record<string, readonly Key[]> = {
      unlistedSettlement: row.unlisted === null ? [] : [foldText(row.unlisted)],
    };
    for (const name of keyNames) lists[name] = JSON.parse(String(row[name as Column] ?? '[]'));
    return lists;
  }

  function toListing(row: Row): StoredListing<Column> {
    const values: Record<Column, number | string | null> = row;
    for (const name of texts) values[name] = toText(row[name]);
    return { id: row.id, values, text: row.searchText ?? '', keys: toKeys(row) };
  }

  async function read(
    db: Database,
    index: string,
    where: RawBuilder<unknown>,
  ): Promise<StoredListing<Column>[]> {
    const { rows } = await sql<Row>`
      select ${sql.ref(idField)} as id, searchText, if(settlementID is null, settlement, null) as unlisted, ${selected}
      from ${sql.table(table)} force index (${sql.ref(index)}) where status = ${sql.lit(published)} and ${where}`.execute(
      db,
    );
    return rows.map(toListing);
  }

  /** Those after a listing in the order of their ranks; equals by id. */
  function after(last: StoredListing<Column> | undefined, limit: number): RawBuilder<unknown> {
    const inOrder = sql`order by sortRank desc, ${sql.ref(idField)} desc limit ${sql.lit(limit)}`;
    if (!last) return sql`true ${inOrder}`;
    const { sortRank } = last.values;
    return sql`sortRank <= ${sortRank} and (sortRank < ${sortRank} or ${sql.ref(idField)} < ${last.id}) ${inOrder}`;
  }

  /** The listings, once for each database. */
  const follow = onceFor((db: Database) =>
    followListings<Column>(db, {
      kind,
      columnTypes,
      keyColumns: ['unlistedSettlement', ...keyNames],
      rank: 'sortRank',
      readAfter: (from, last, limit) => read(from, `${table}_order`, after(last, limit)),
      readByIDs: (from, ids) => read(from, 'primary', sql`${sql.ref(idField)} in (${sql.join(ids)})`),
    }),
  );
  return {
    follow,
    /** The other reader of the conditions: SQL for the row of a followed search. */
    /** The SQL of the columns that are none of the table. */
    computedSql: { ...computedByAll, ...ownComputed },
    search: (db: Database): SearchPort => createColumnSearch(() => follow(db).current()),
  };
}
