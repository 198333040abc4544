import { pageSize, totalCap } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { published } from '../listings/index.ts';
import { searchesAboveCap } from './above-cap.ts';
import type { Condition } from './conditions.ts';
import { byPromotion, publicationRank } from './listing-order.ts';
import { type ListingPage, lastPage, toPage } from './listing-page.ts';
import { estimateRanges, type IndexRange, isInRange, orderByCost, type RangeSet } from './range-sets.ts';

/** A search over tables that list listings by search terms, each row with the listing's rank and id. */
interface RangeSearch {
  /** From `toSearchKey`. */
  key: string;
  table: string;
  idField: string;
  /** The intersection of these sets is searched. */
  sets: readonly RangeSet[];
  /** Columns to select, of the alias `listing`. */
  columns: RawBuilder<unknown>;
  order: 'promoted' | 'newest' | NamedOrder;
  /** From 1. */
  page: number;
}

/** The order by a column of the listings, and its index, which starts with the status. */
interface NamedOrder {
  index: string;
  column: string;
}

/** Greatest number of ranges of a set that are joined: MariaDB and MySQL join at most 61 tables. */
const maxJoinedRanges = 9;

/** Which way to a page in the order of a column is the cheapest. */
const namedLimits = {
  /**
   * Estimated entries of a set up to which they are gathered before the listings are tested in that order: a set of five
   * thousand takes 7 milliseconds, where a lookup for each tested listing takes 80. With a larger one, few are tested.
   */
  gathered: 60_000,
  /** Matches up to which they are sorted, where they would be found by a gathered set. */
  sortedOfGathered: 1500,
  /** The same where each would be looked up, which costs more. */
  sortedOfLookedUp: 4000,
};

function statements(
  { table, idField, columns, order, page }: Omit<RangeSearch, 'key'>,
  sets: readonly RangeSet[],
) {
  const [driving, ...others] = sets;
  // The constant parts are text, which is compiled in no time.
  const id = sql.raw(idField);

  /** Whether the listing of `entry` is in the range: a lookup by the full key. */
  const isSameListing = (alias: string, range: IndexRange): Condition =>
    sql`${isInRange(alias, range)}
      and ${sql.raw(`${alias}.sortRank = entry.sortRank and ${alias}.${idField} = entry.${idField}`)}`;
  /**
   * Joins that look the listing up in the ranges of a set, largest range first, until one has it. Equivalent
   * subqueries would make MariaDB materialize whole ranges at times, which is acceptable only for short ones.
   */
  const lookUpIn = ({ ranges }: RangeSet, set: number) => {
    const either = (conditions: Condition[]) => sql`and (${sql.join(conditions, sql` or `)})`;
    if (ranges.length > maxJoinedRanges) {
      const isThere = (range: IndexRange) =>
        sql`exists (select 1 from ${sql.raw(range.table)} as other where ${isSameListing('other', range)})`;
      return { joins: [], isIn: either(ranges.map(isThere)) };
    }
    const alias = (range: number) => `look${set}_${range}`;
    const found = ranges.map((_range, index) => `${alias(index)}.${idField}`);
    const join = ranges.length === 1 ? 'join' : 'left join';
    const joins = ranges.map((range, index) => {
      const notYet = found.slice(0, index).map((earlier) => `${earlier} is null and `);
      return sql`${sql.raw(`${join} ${range.table} as ${alias(index)} on ${notYet.join('')}`)}
        ${isSameListing(alias(index), range)}`;
    });
    return { joins, isIn: either(found.map((id) => sql.raw(`${id} is not null`))) };
  };
  const lookUpInAll = (looked: readonly RangeSet[]) => {
    const lookups = looked.map(lookUpIn);
    return {
      joins: sql.join(
        lookups.flatMap((look) => look.joins),
        sql` `,
      ),
      tests: sql.join(
        lookups.map(({ isIn }) => isIn),
        sql` `,
      ),
    };
  };

  /** The first entries of each range; the first of their union are among them. */
  const selectFirst = (limit: number) => {
    const { joins, tests } = lookUpInAll(others);
    const parts =
      order === 'newest' ? byPromotion('entry.sortRank').map((part) => sql` and ${part}`) : [sql``];
    const inOrder = sql.raw(`order by entry.sortRank desc limit ${limit}`);
    const ofEach = (driving?.ranges ?? []).flatMap((range) => {
      const entries = sql.raw(
        `select straight_join entry.${idField}, entry.sortRank from ${range.table} as entry`,
      );
      return parts.map(
        (part) => sql`(${entries} ${joins} where ${isInRange('entry', range)}${part} ${tests} ${inOrder})`,
      );
    });
    return sql.join(ofEach, driving?.areDisjoint ? sql` union all ` : sql` union `);
  };
  /** The ids of all entries of the driving set. `distinct` or `union` makes the server gather them first. */
  const selectEntries = () => {
    const { ranges, areDisjoint } = driving ?? { ranges: [], areDisjoint: true };
    const ofEach = ranges.map(
      (range) => sql`select ${sql.raw(ranges.length === 1 ? 'distinct' : '')} ${id}
        from ${sql.raw(range.table)} as entry where ${isInRange('entry', range)}`,
    );
    return sql.join(ofEach, areDisjoint ? sql` union all ` : sql` union `);
  };
  const upToCap = () => selectFirst(totalCap + 1);
  const offset = (page - 1) * pageSize;
  const limits = sql.raw(`limit ${pageSize} offset ${offset}`);
  const sortKey = order === 'newest' ? publicationRank : sql`sortRank`;
  const window = sql`order by sortKey desc ${limits}`;
  const count = (limit = totalCap + 1) => sql`select count(*) from (
    select 1 from (${selectFirst(limit)}) as matches ${sql.raw(`limit ${limit}`)}) as counted`;
  const withListings = (ids: Condition, total: Condition, inOrder = sql`page.sortKey desc`) => sql`
    select straight_join ${columns}, ${total} as found
    from (${ids}) as page
    ${sql.raw(`join ${table} as listing on listing.${idField} = page.${idField} where listing.status = ${published}`)}
    order by ${inOrder}`;
  const firstOfPage = () =>
    sql`select ${id}, ${sortKey} as sortKey from (${selectFirst(offset + pageSize)}) as matches ${window}`;
  const byName = ({ column }: NamedOrder, alias: string) =>
    sql.raw(`${alias}.${column}, ${alias}.${idField}`);

  return {
    count: (limit?: number) => sql<{ found: number }>`select (${count(limit)}) as found`,
    /** The page alone, of matches that are known to be above the cap. */
    first: () => withListings(firstOfPage(), sql`0`),
    page: () =>
      others.length > 0
        ? // Rows are looked up once, for page and total together.
          withListings(
            sql`select ${id}, ${sortKey} as sortKey, count(*) over () as found
              from (${upToCap()}) as matches ${window}`,
            sql`page.found`,
          )
        : withListings(firstOfPage(), sql`(${count()})`),
    /** The page in the order of a column, of matches that are few enough to be sorted. */
    sortedByName: (named: NamedOrder) =>
      withListings(
        sql`select named.${id} from (${selectFirst(namedLimits.sortedOfLookedUp)}) as matches
          ${sql.raw(`join ${table} as named on named.${idField} = matches.${idField}`)}
          order by ${byName(named, 'named')} ${limits}`,
        sql`0`,
        byName(named, 'listing'),
      ),
    /** The page in the order of a column, from its index. */
    foundByName: (named: NamedOrder, { isGathered }: { isGathered: boolean }) => {
      const { joins, tests } = lookUpInAll(isGathered ? others : sets);
      const gathered = sql`join (${selectEntries()}) as gathered on gathered.${id} = entry.${id}`;
      return withListings(
        sql`${sql.raw(`select straight_join entry.${idField} from ${table} as entry force index (${named.index})`)}
          ${isGathered ? gathered : sql``} ${joins}
          where entry.status = ${sql.lit(published)} ${tests} order by ${byName(named, 'entry')} ${limits}`,
        sql`0`,
        byName(named, 'listing'),
      );
    },
  };
}

/** The total of a search, as its page has it. */
export async function countRanges(
  db: Database,
  search: Pick<RangeSearch, 'table' | 'idField' | 'sets'>,
): Promise<number> {
  const sets = await orderByCost(db, search.sets, search.idField);
  const { count } = statements({ ...search, columns: sql``, order: 'promoted', page: 1 }, sets);
  return Math.min(Number((await count().execute(db)).rows[0]?.found ?? 0), totalCap);
}

/**
 * One page of a search with its total. Scans the smallest set in order of rank and looks each listing up in the others,
 * until the cap is reached.
 */
export async function rangeSearch<Row>(
  db: Database,
  search: RangeSearch,
  limits = namedLimits,
): Promise<ListingPage<Row>> {
  const sets = await orderByCost(db, search.sets, search.idField);
  const { count, first: firstPage, page, sortedByName, foundByName } = statements(search, sets);
  const countAll = async (limit?: number) => Number((await count(limit).execute(db)).rows[0]?.found ?? 0);
  const readRows = async (statement: RawBuilder<unknown>) =>
    (await statement.execute(db)).rows as (Row & { found: number })[];

  if (search.page > lastPage) return toPage<Row>([], await countAll());
  if (typeof search.order === 'object') {
    const sizes = await estimateRanges(db, sets[0]?.ranges ?? [], search.idField);
    const isGathered = sizes.reduce((sum, size) => sum + size, 0) <= limits.gathered;
    const limit = isGathered ? limits.sortedOfGathered : limits.sortedOfLookedUp;
    const found = await countAll(limit + 1);
    if (found === 0) return toPage<Row>([], 0);
    const ofNames = found > limit ? foundByName(search.order, { isGathered }) : sortedByName(search.order);
    return toPage<Row>(await readRows(ofNames), found);
  }
  const aboveCap = searchesAboveCap(db);
  if (aboveCap.get(search.key)) {
    const rows = await readRows(firstPage());
    if (rows.length === pageSize) return toPage<Row>(rows, totalCap + 1);
  }
  const rows = await readRows(page());
  const [first] = rows;
  // A page beyond the end has no row that carries the total.
  if (!first) return toPage<Row>([], search.page === 1 ? 0 : await countAll());
  const found = Number(first.found);
  if (found > totalCap) aboveCap.set(search.key, true);
  return toPage<Row>(rows, found);
}
