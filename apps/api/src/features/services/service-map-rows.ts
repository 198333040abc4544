import { pageSize, totalCap } from '@piacter/contracts/core';
import type { ServiceSearch } from '@piacter/contracts/services';
import type { Database } from '@piacter/db';
import { anyProfession, placeKinds } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import {
  allOf,
  type Condition,
  entriesPerRow,
  estimateRows,
  type ListingPage,
  lastPage,
  type MapPart,
  type MapPlan,
  type MapRows,
  overestimate,
  publicationRank,
  type RangeSet,
  toPage,
} from '../search/index.ts';

type Key = RangeSet['ranges'][number]['key'];

const isInRange = (alias: string, key: Key): Condition =>
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

/** The entries of a set that meet a condition, without those that are in several of its ranges. */
const selectEntries = (
  { ranges }: RangeSet,
  columns: Condition,
  condition: Condition = sql`true`,
): Condition =>
  sql.join(
    ranges.map(
      ({ table, key }) =>
        sql`(select ${columns} from ${sql.table(table)} as entry
          where ${isInRange('entry', key)} and ${condition})`,
    ),
    sql` union `,
  );

/** The same conditions for finding the services, from the entries of the sets. */
export const toSetSelections = (sets: readonly RangeSet[]): Condition[] =>
  sets
    .filter((set) => !isEverything(set))
    .map(
      (set) =>
        sql`services.serviceID in (select serviceID from (${selectEntries(set, sql`serviceID`)}) as matching)`,
    );

/** Whether the tables of a set have the positions of the services. */
const hasPosition = ({ ranges }: RangeSet) => ranges.every(({ table }) => table !== 'service_words');

/** The entry of every published service that has its position. */
const everything = { serviceTypeID: anyProfession, placeKind: placeKinds.anywhere, placeID: 0 };

/** The services of a set within a part of the map, as rows of `services`: all that is read of them is in the entries. */
function getRowsOfSet(set: RangeSet, test: Condition, others: readonly Condition[]): MapRows {
  if (!hasPosition(set))
    return sql`(${selectEntries(set, sql`serviceID as matchingID, sortRank as matchingRank`)}) as matching
      straight_join service_coverage as services on ${isInRange('services', everything)}
        and services.sortRank = matchingRank and services.serviceID = matchingID
      where ${allOf([test, ...others])}`;
  const [only, ...more] = set.ranges;
  if (only && more.length === 0)
    return sql`${sql.table(only.table)} as services
      where ${isInRange('services', only.key)} and ${allOf([test, ...others])}`;
  const entries = selectEntries(set, sql`serviceID, sortRank, mapCell, mapPoint`, test);
  return sql`(${entries}) as services where ${allOf(others)}`;
}

/**
 * The services in all sets within a part of the map: the smallest set is read, which has their positions, or the services
 * of the view are looked up in the sets. The server's estimates decide.
 */
export async function planServiceRows(
  db: Database,
  { where: isThere, test, ranges: within }: MapPart,
  sets: readonly RangeSet[],
): Promise<MapPlan> {
  const limiting = sets.filter((set) => !isEverything(set));
  const ranges = limiting.flatMap((set) => set.ranges.map((range) => ({ set, range })));
  const getRowsWithin = (part: Condition) =>
    sql`services force index (services_map)
      where ${allOf([part, ...limiting.map(isInSet)])}`;
  const byMap = (tiles: number): MapPlan => ({
    rows: getRowsWithin(isThere),
    getRowsWithin,
    cost: tiles * (ranges.length * entriesPerRow + 1),
    isEverything: limiting.length === 0,
  });
  const [tiles = 0, ...sizes] = await estimateRows(db, [
    { table: 'services', index: 'services_map', where: within },
    ...ranges.map(({ range: { table, key } }) => ({
      table,
      index: table === 'services' ? 'services_unlisted' : 'PRIMARY',
      where: sql.join(
        Object.entries(key).map(([column, value]) => sql`${sql.ref(column)} = ${value}`),
        sql` and `,
      ),
    })),
  ]);
  const [smallest] = limiting
    .map((set) => {
      const size = ranges.reduce((sum, one, index) => sum + (one.set === set ? (sizes[index] ?? 0) : 0), 0);
      return { set, cost: (size / overestimate) * (hasPosition(set) ? 1 : entriesPerRow) };
    })
    .sort((a, b) => a.cost - b.cost);
  const viewed = byMap(tiles);
  if (!smallest || smallest.cost > viewed.cost) return viewed;
  const others = limiting.filter((set) => set !== smallest.set);
  return {
    rows: getRowsOfSet(smallest.set, test, others.map(isInSet)),
    getRowsWithin,
    // Counting a tile up to the cap would look all of its services up in the set: with twenty thousand of a million
    // that takes ten times as long, so that such a set is counted.
    cost: smallest.cost,
    isEverything: false,
  };
}

/** The number of rows, counted to one beyond the cap. */
export async function countRows(db: Database, rows: MapRows): Promise<number> {
  const counted = await sql<{ found: number }>`
    select count(*) as found from (select 1 from ${rows} limit ${sql.lit(totalCap + 1)}) as counted`.execute(
    db,
  );
  return Number(counted.rows[0]?.found ?? 0);
}

const byName = (alias: string): Condition =>
  sql`${sql.ref(`${alias}.title`)}, ${sql.ref(`${alias}.serviceID`)}`;

/** The ids of a page of rows in an order, by `sortKey`, and the order of their listings. */
function selectInOrder(rows: MapRows, order: ServiceSearch['sort'], limits: Condition) {
  if (order === 'name')
    return {
      ids: sql`select named.serviceID from (select services.serviceID from ${rows}) as matches
        straight_join services as named on named.serviceID = matches.serviceID
        order by ${byName('named')} ${limits}`,
      inOrder: byName('listing'),
    };
  const key = order === 'newest' ? publicationRank : sql`services.sortRank`;
  return {
    ids: sql`select services.serviceID, ${key} as sortKey from ${rows} order by sortKey desc ${limits}`,
    inOrder: sql`page.sortKey desc`,
  };
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
  const limits = sql`limit ${sql.lit(pageSize)} offset ${sql.lit((page - 1) * pageSize)}`;
  const { ids, inOrder } = selectInOrder(rows, order, limits);
  const listings = await sql<Row>`
    select straight_join ${columns}
    from (${ids}) as page join services as listing on listing.serviceID = page.serviceID
    order by ${inOrder}`.execute(db);
  return toPage(listings.rows, found);
}
