import type { ListingKind } from '@piacter/contracts/listings';
import { lonBits } from '@piacter/db/map-position';
import { promotionRanks } from '@piacter/db/sort-rank';
import { sql } from 'kysely';
import { getListingTable, published } from '../../listings/rows/index.ts';
import { mapColumns } from './drawn-area.ts';
import { createSearchColumns, type KindColumns } from './search-columns.ts';

/** The columns of every table of listings that are searched as they are. */
const stored = {
  sortRank: 'float64',
  countryID: 'int32',
  regionID: 'int32',
  settlementID: 'int32',
} as const;

/** Those that are computed by the statement that reads the rows. */
const computed = {
  published: { type: 'float64', sql: sql`sortRank % ${sql.lit(promotionRanks.size)}` },
  mapLat: { type: mapColumns.mapLat, sql: sql`mapPoint >> ${sql.lit(lonBits)}` },
  mapLon: { type: mapColumns.mapLon, sql: sql`mapPoint & ${sql.lit(2 ** lonBits - 1)}` },
  mapTile: { type: mapColumns.mapTile, sql: sql`mapTile` },
} as const;

/** The published listings of a kind in memory, with the columns that all have and those that only this kind has. */
export function createListingColumns<
  Stored extends string,
  Computed extends string = never,
  Packed extends string = never,
>(kind: ListingKind, ofKind: KindColumns<Stored, Computed, Packed>) {
  const { table, idField } = getListingTable(kind);
  return createSearchColumns(
    {
      kind,
      table,
      idField,
      isFound: sql`status = ${sql.lit(published)}`,
      rank: 'sortRank',
      orderIndex: `${table}_order`,
      text: sql`searchText`,
      unlisted: sql`if(settlementID is null, settlement, null)`,
    },
    {
      ...ofKind,
      stored: { ...stored, ...ofKind.stored },
      indexed: ['settlementID', 'regionID'],
      computed: { ...computed, ...ofKind.computed },
    },
  );
}
