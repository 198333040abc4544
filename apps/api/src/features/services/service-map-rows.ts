import type { Database } from '@piacter/db';
import { anyProfession, placeKinds } from '@piacter/db';
import { sql } from 'kysely';
import {
  allOf,
  type Condition,
  entriesPerRow,
  estimateRows,
  type MapPart,
  type MapPlan,
  type MapRows,
  overestimate,
  type RangeSet,
} from '../search/index.ts';

type Key = RangeSet['ranges'][number]['key'];

export const isInRange = (alias: string, key: Key): Condition =>
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
export const everyService: RangeSet = {
  ranges: [{ table: 'service_coverage', key: everything }],
  areDisjoint: true,
};

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

/** How the services of all sets within a part of the map are read. */
export interface ServicePlan extends MapPlan {
  /**
   * A set with positions, whose entries are in the order of their rank, and the conditions on each: where many match,
   * the first ones are found soon.
   */
  ranked?: { set: RangeSet; where: Condition };
}

/**
 * The services in all sets within a part of the map: the smallest set is read, which has their positions, or the services
 * of the view are looked up in the sets. The server's estimates decide.
 */
export async function planServiceRows(
  db: Database,
  { where: isThere, test, inOrder, ranges: within }: MapPart,
  sets: readonly RangeSet[],
): Promise<ServicePlan> {
  const limiting = sets.filter((set) => !isEverything(set));
  const ranges = limiting.flatMap((set) => set.ranges.map((range) => ({ set, range })));
  const getRowsWithin = (part: Condition) =>
    sql`services force index (services_map)
      where ${allOf([part, ...limiting.map(isInSet)])}`;
  const byMap = (tiles: number): ServicePlan => ({
    rows: getRowsWithin(isThere),
    getRowsWithin,
    ranked: { set: everyService, where: allOf([inOrder, ...limiting.map(isInSet)]) },
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
  const others = limiting.filter((set) => set !== smallest.set).map(isInSet);
  return {
    rows: getRowsOfSet(smallest.set, test, others),
    getRowsWithin,
    ...(hasPosition(smallest.set) && { ranked: { set: smallest.set, where: allOf([inOrder, ...others]) } }),
    // Counting a tile up to the cap would look all of its services up in the set: with twenty thousand of a million
    // that takes ten times as long, so that such a set is counted.
    cost: smallest.cost,
    isEverything: false,
  };
}
