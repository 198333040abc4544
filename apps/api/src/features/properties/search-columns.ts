import { createRecord, fromEntries, typedKeys } from '@piacter/contracts/core';
import {
  type PropertySearch,
  propertyFields,
  propertyFlags,
  propertyLookupNames,
  propertyRanges,
} from '@piacter/contracts/properties';
import { type Database, lonBits, promotionRanks } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { onceFor } from '../../core/once-for.ts';
import { published } from '../listings/index.ts';
import {
  bitsPerMask,
  createColumnSearch,
  followListings,
  type ListingSort,
  mapColumns,
  type SearchPort,
  type StoredListing,
  toColumnType,
  toMaskColumns,
} from '../search/index.ts';

const rangeNames = typedKeys(propertyRanges);

/** Columns of the table that are searched as they are. A number or a flag that is described as one is here by itself. */
const storedColumns = {
  sortRank: 'float64',
  unitPrice: 'float64',
  adType: 'int32',
  countryID: 'int32',
  regionID: 'int32',
  settlementID: 'int32',
  ...createRecord(propertyLookupNames, () => 'int32' as const),
  ...createRecord(propertyFlags, () => 'int32' as const),
  ...createRecord(rangeNames, (name) => toColumnType(propertyFields[name].max)),
} as const;

const maskColumns = toMaskColumns('specialMask');

/** Those that are computed by the statement that reads the rows. */
const computedColumns = {
  published: sql`sortRank % ${sql.lit(promotionRanks.size)}`,
  mapLat: sql`mapPoint >> ${sql.lit(lonBits)}`,
  mapLon: sql`mapPoint & ${sql.lit(2 ** lonBits - 1)}`,
  mapTile: sql`mapTile`,
  ...fromEntries(
    maskColumns.map((name, part) => [
      name,
      sql`(specialMask >> ${sql.lit(part * bitsPerMask)}) & ${sql.lit(2 ** bitsPerMask - 1)}`,
    ]),
  ),
} satisfies Record<string, RawBuilder<unknown>>;

const columnTypes = {
  ...storedColumns,
  ...mapColumns,
  published: 'float64' as const,
  ...createRecord(maskColumns, () => 'int32' as const),
};
type PropertyColumn = keyof typeof columnTypes;

const selected = sql.join([
  ...Object.keys(storedColumns).map((name) => sql.ref(name)),
  ...Object.entries(computedColumns).map(([name, value]) => sql`${value} as ${sql.ref(name)}`),
]);

type Row = Record<PropertyColumn, number | null> & { id: number; searchText: string };

async function readListings(
  db: Database,
  index: 'primary' | 'real_estates_order',
  where: RawBuilder<unknown>,
): Promise<StoredListing<PropertyColumn>[]> {
  const { rows } = await sql<Row>`
    select realEstateID as id, searchText, ${selected}
    from real_estates force index (${sql.ref(index)}) where status = ${sql.lit(published)} and ${where}`.execute(
    db,
  );
  return rows.map(({ id, searchText, ...values }) => ({ id, values, text: searchText }));
}

/** Those after a property in the order of their ranks; equals by id. */
function after(last: StoredListing<PropertyColumn> | undefined, limit: number): RawBuilder<unknown> {
  const inOrder = sql`order by sortRank desc, realEstateID desc limit ${sql.lit(limit)}`;
  if (!last) return sql`true ${inOrder}`;
  const { sortRank } = last.values;
  return sql`sortRank <= ${sortRank} and (sortRank < ${sortRank} or realEstateID < ${last.id}) ${inOrder}`;
}

/** The published properties in memory, once for each database. */
export const followProperties = onceFor((db: Database) =>
  followListings<PropertyColumn>(db, {
    kind: 'property',
    columnTypes,
    rank: 'sortRank',
    readAfter: (from, last, limit) => readListings(from, 'real_estates_order', after(last, limit)),
    readByIDs: (from, ids) => readListings(from, 'primary', sql`realEstateID in (${sql.join(ids)})`),
  }),
);

/** What searches ask about properties. */
export const searchPropertyColumns = (db: Database): SearchPort =>
  createColumnSearch(() => followProperties(db).current());

/** A price of 0 is one that was not given. */
const price = { column: 'price', from: 1 } as const;
const floorArea = { column: 'floorArea' } as const;

export const propertySorts: Record<PropertySearch['sort'], ListingSort<PropertyColumn>> = {
  promoted: { column: 'sortRank', direction: 'desc' },
  newest: { column: 'published', direction: 'desc' },
  'price-asc': { ...price, direction: 'asc' },
  'price-desc': { ...price, direction: 'desc' },
  'area-asc': { ...floorArea, direction: 'asc' },
  'area-desc': { ...floorArea, direction: 'desc' },
  'unit-price-asc': { column: 'unitPrice', direction: 'asc' },
};
