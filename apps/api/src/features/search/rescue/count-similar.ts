import { totalCap } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { published } from '../../listings/index.ts';
import type { Condition } from '../conditions.ts';
import { countSearches, type ListingSearch } from '../listing-page.ts';
import type { OwnSearch, RescueSpec } from './rescue.ts';
import type { SimilarSearch } from './similar-searches.ts';
import { omit, pickOnly, type WireQuery } from './wire-query.ts';

type Totals = ReadonlyMap<unknown, number>;

interface ListingCounts<Search> extends Pick<RescueSpec<Search>, 'parse'> {
  db: Database;
  table: string;
  /** The statement of a search; undefined when nothing can match. */
  describe: (search: Search) => Promise<ListingSearch | undefined>;
  /** The conditions of a search but those of the place; undefined when nothing can match. */
  toConditions: (search: Search) => Promise<readonly Condition[] | undefined>;
}

const holds = (condition: Condition) => sql`((${condition}) is true)`;
/** Without bit operators, which know only 32 bits. */
const hasBit = (pattern: number, bit: number) => Math.floor(pattern / 2 ** bit) % 2 === 1;
const cap = (total: unknown) => Math.min(Number(total ?? 0), totalCap);

const toList = (candidates: readonly SimilarSearch[], counted: readonly Totals[]): number[] =>
  candidates.map(
    (candidate) => counted.map((totals) => totals.get(candidate)).find((total) => total !== undefined) ?? 0,
  );

/**
 * Counts the similar searches of listings. Those that drop or widen one filter are counted together: the entries that
 * the search itself examines are read once more and counted by the pattern of the filters that they meet, so that each
 * filter is evaluated once: whichever meets all but one counts for the search without that one. Those in places nearby
 * are counted by settlement in one statement, too.
 */
export function createListingCounts<Search>({
  db,
  table,
  parse,
  describe,
  toConditions,
}: ListingCounts<Search>): RescueSpec<Search>['countAll'] {
  const toCondition = async (search: Search | undefined): Promise<Condition> => {
    const conditions = search && (await toConditions(search));
    if (!conditions) return sql`false`;
    return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  };

  async function countRelaxed(relaxed: readonly SimilarSearch[], own: OwnSearch<Search>): Promise<Totals> {
    const filters = new Map(relaxed.map(({ relaxed: names = [] }) => [names.join(), names]));
    const without = parse(omit(own.query, [...filters.values()].flat()));
    const [described, rest] = await Promise.all([describe(own.search), without && describe(without)]);
    if (!described || !rest) return countEach(relaxed);
    const keys = [...filters.keys()];
    const conditions: Condition[] = [];
    /** Adds the condition of a filter; returns its bit in the patterns. */
    const addFilter = async (query: WireQuery) => conditions.push(holds(await toCondition(parse(query)))) - 1;
    for (const names of filters.values()) await addFilter(pickOnly(own.query, names));
    const required: number[][] = [];
    for (const { query, relaxed: names = [] } of relaxed) {
      const others = keys.flatMap((key, bit) => (key === names.join() ? [] : bit));
      const widened = pickOnly(query, names);
      required.push(Object.keys(widened).length > 0 ? [...others, await addFilter(widened)] : others);
    }
    const met = sql`(${sql.join(conditions.slice(0, keys.length), sql` + `)})`;
    const pattern = conditions.map((condition, bit) => sql`${condition} * ${sql.lit(2 ** bit)}`);
    const { rows } = await sql<{ pattern: number; found: number }>`
      select ${sql.join(pattern, sql` + `)} as pattern, count(*) as found
      from ${sql.table(described.table)} force index (${sql.ref(described.filterIndex)})
      where status = ${published} and ${rest.where} ${described.filterIndexPrefix ? sql`and ${described.filterIndexPrefix}` : sql``}
        and ${met} >= ${sql.lit(keys.length - 1)}
      group by pattern`.execute(db);
    const count = (bits: readonly number[]) =>
      rows.reduce(
        (sum, row) => (bits.every((bit) => hasBit(Number(row.pattern), bit)) ? sum + Number(row.found) : sum),
        0,
      );
    return new Map(relaxed.map((candidate, place) => [candidate, cap(count(required[place] ?? []))]));
  }

  async function countNear(near: readonly SimilarSearch[]): Promise<Totals> {
    const ids = near.flatMap(({ settlementID }) => settlementID ?? []);
    const [first] = near;
    const anywhere = first && parse(omit(first.query, ['settlement', 'countryID']));
    if (!anywhere) return new Map();
    const { rows } = await sql<{ settlementID: number; found: number }>`
      select settlementID, count(*) as found
      from ${sql.table(table)} force index (${sql.ref(`${table}_settlement_filter`)})
      where status = ${published} and ${await toCondition(anywhere)} and settlementID in (${sql.join(ids)})
      group by settlementID`.execute(db);
    const found = new Map(rows.map((row) => [row.settlementID, row.found]));
    return new Map(near.map((candidate) => [candidate, cap(found.get(candidate.settlementID ?? 0))]));
  }

  async function countEach(candidates: readonly SimilarSearch[]): Promise<Totals> {
    const described = await Promise.all(
      candidates.map(async ({ query }) => {
        const search = parse(query);
        return search && (await describe(search));
      }),
    );
    const totals = await countSearches(db, described);
    return new Map(candidates.map((candidate, place) => [candidate, totals[place] ?? 0]));
  }

  return async (candidates, own) => {
    // A drawn area is no column of the index; what it leaves is read in another way.
    if (own.query.area !== undefined) return toList(candidates, [await countEach(candidates)]);
    const relaxed = candidates.filter((candidate) => candidate.relaxed);
    const near = candidates.filter(({ settlementID }) => settlementID !== undefined);
    const others = candidates.filter(
      (candidate) => !relaxed.includes(candidate) && !near.includes(candidate),
    );
    const counted = await Promise.all([
      relaxed.length > 0 ? countRelaxed(relaxed, own) : new Map(),
      near.length > 0 ? countNear(near) : new Map(),
      others.length > 0 ? countEach(others) : new Map(),
    ]);
    return toList(candidates, counted);
  };
}
