import { pageSize, totalCap } from '@piacter/contracts/core';
import type { ServiceSearch } from '@piacter/contracts/services';
import type { Database } from '@piacter/db';
import { anyProfession, placeKinds } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import {
  type Condition,
  entriesPerRow,
  estimateRows,
  type ListingPage,
  lastPage,
  type MapPart,
  type MapPlan,
  type MapRows,
  publicationRank,
  type RangeSet,
  toPage,
} from '../search/index.ts';

const isInRange = (alias: string, key: RangeSet['ranges'][number]['key']): Condition =>
  sql.join(
    Object.entries(key).map(([column, value]) => sql`${sql.ref(`${alias}.${column}`)} = ${value}`),
    sql` and `,
  );

/** Whether a set contains every published service. */
const isEverything = ({ ranges }: RangeSet) =>
  ranges.some(({ key }) => key.serviceTypeID === anyProfession && key.placeKind === placeKinds.anywhere);

/** Whether the service of the row is in the set: lookups by the full keys of its ranges. */
const isInSet = ({ ranges }: RangeSet): Condition => {
  const lookups = ranges.map(({ table, key }, index) => {
    const alias = `other${index}`;
    return sql`exists (select 1 from ${sql.table(table)} as ${sql.ref(alias)}
      where ${isInRange(alias, key)} and ${sql.ref(`${alias}.sortRank`)} = services.sortRank
        and ${sql.ref(`${alias}.serviceID`)} = services.serviceID)`;
  });
  return sql`(${sql.join(lookups, sql` or `)})`;
};

/** The conditions on the row of a service for being in all sets. */
export const toSetConditions = (sets: readonly RangeSet[]): Condition[] =>
  sets.filter((set) => !isEverything(set)).map(isInSet);

/** The ids of the services in a set, from its ranges. */
const selectIDs = ({ ranges }: RangeSet): Condition =>
  sql.join(
    ranges.map(
      ({ table, key }) =>
        sql`(select serviceID from ${sql.table(table)} as entry where ${isInRange('entry', key)})`,
    ),
    sql` union `,
  );

/** The same conditions for finding the services, from the entries of the sets. */
export const toSetSelections = (sets: readonly RangeSet[]): Condition[] =>
  sets
    .filter((set) => !isEverything(set))
    .map((set) => sql`services.serviceID in (select serviceID from (${selectIDs(set)}) as matching)`);

/**
 * The services in all sets within a part of the map: the smallest set is read and its services looked up, or the
 * services of the view are looked up in the sets. The server's estimates decide.
 */
export async function planServiceRows(
  db: Database,
  { ranges: within, test }: MapPart,
  sets: readonly RangeSet[],
): Promise<MapPlan> {
  const limiting = sets.filter((set) => !isEverything(set));
  const ranges = limiting.flatMap((set) => set.ranges.map((range) => ({ set, range })));
  const getRowsWithin = (part: Condition) =>
    sql`services force index (services_map)
      where ${sql.join([part, ...limiting.map(isInSet)], sql` and `)}`;
  const byMap = (tiles: number): MapPlan => ({
    rows: getRowsWithin(within),
    getRowsWithin,
    cost: tiles * (ranges.length * entriesPerRow + 1),
    isEverything: limiting.length === 0,
  });
  const [tiles = 0, ...sizes] = await estimateRows(db, [
    { table: 'services', index: 'services_map', where: within },
    ...ranges.map(({ range }) => ({
      table: range.table,
      index: 'PRIMARY',
      where: sql.join(
        Object.entries(range.key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
        sql` and `,
      ),
    })),
  ]);
  const [smallest] = limiting
    .map((set) => ({
      set,
      size: ranges.reduce((sum, one, index) => sum + (one.set === set ? (sizes[index] ?? 0) : 0), 0),
    }))
    .sort((a, b) => a.size - b.size);
  if (!smallest || smallest.size > tiles * ranges.length) return byMap(tiles);
  const others = limiting.filter((set) => set !== smallest.set);
  return {
    rows: sql`(${selectIDs(smallest.set)}) as matching straight_join services
      on services.serviceID = matching.serviceID
      where ${sql.join([test, ...others.map(isInSet)], sql` and `)}`,
    getRowsWithin,
    // Counting a tile up to the cap would look all of its services up in the set: with twenty thousand of a million
    // that takes ten times as long, so that such a set is counted.
    cost: smallest.size,
    isEverything: false,
  };
}

const orders: Record<ServiceSearch['sort'], Condition> = {
  promoted: sql`services.sortRank desc`,
  newest: sql`${publicationRank} desc`,
  name: sql`services.title, services.serviceID`,
};

/** The number of rows, counted to one beyond the cap. */
export async function countRows(db: Database, rows: MapRows): Promise<number> {
  const counted = await sql<{ found: number }>`
    select count(*) as found from (select 1 from ${rows} limit ${sql.lit(totalCap + 1)}) as counted`.execute(
    db,
  );
  return Number(counted.rows[0]?.found ?? 0);
}

interface AreaPage {
  rows: MapRows;
  columns: RawBuilder<unknown>;
  order: ServiceSearch['sort'];
  /** From 1. */
  page: number;
}

/** One page of the services of an area with their total. */
export async function searchRows<Row>(
  db: Database,
  { rows, columns, order, page }: AreaPage,
): Promise<ListingPage<Row>> {
  const found = await countRows(db, rows);
  if (found === 0 || page > lastPage) return toPage<Row>([], found);
  const listings = await sql<Row>`
    select straight_join ${columns}
    from (
      select services.serviceID, row_number() over (order by ${orders[order]}) as place from ${rows}
      order by place limit ${sql.lit(pageSize)} offset ${sql.lit((page - 1) * pageSize)}
    ) as page join services as listing on listing.serviceID = page.serviceID
    order by page.place`.execute(db);
  return toPage(listings.rows, found);
}
