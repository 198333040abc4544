import { readWatchQuery } from '@piacter/contracts/watches';
import { sql } from 'kysely';
import { describeListings } from '../listings/index.ts';
import { getListingTable, published } from '../listings/rows/index.ts';
import type { Key, ListingCondition } from '../search/index.ts';
import {
  allOf,
  anyOf,
  type Condition,
  createToSqlCondition,
  type PlacedOnMap,
  type ReverseSearch,
  selectTargets,
  tilesOfRow,
  toAreaKeys,
} from '../search/reverse/index.ts';
import { everywhere, toTargetKeys, toTileKeys } from './coverage-keys.ts';
import { selectCoverageRows } from './coverage-rows.ts';
import { createToConditions, parse } from './service-search.ts';

const { table, idField } = getListingTable('service');

/** Matches the rows of the coverage that have one of the keys; these are many around a settlement. */
function isOneOf(keys: readonly Key[]): Condition {
  const rows = keys.map((key) => String(key).split('/').map(Number));
  const byKind = Map.groupBy(rows, ([serviceTypeID, placeKind]) => `${serviceTypeID}/${placeKind}`);
  return anyOf(
    [...byKind.values()].map((ofKind) => {
      const [serviceTypeID, placeKind] = ofKind[0] ?? [];
      return sql`(serviceTypeID = ${serviceTypeID} and placeKind = ${placeKind}
        and placeID in (${sql.join(ofKind.map(([, , placeID]) => placeID))}))`;
    }),
  );
}

/** For the row of a service, which is looked up in the coverage. */
const isCovered = (keys: readonly Key[]): Condition =>
  sql`exists (select 1 from service_coverage as covered
    where covered.serviceID = services.serviceID and ${isOneOf(keys)})`;

/** For finding the services among all, from the coverage. */
const isAmongCovered = (keys: readonly Key[]): Condition =>
  sql`services.serviceID in (select serviceID from service_coverage where ${isOneOf(keys)})`;

/** The keys of the first condition by the coverage: a match has one of them at least. */
const findKeys = (conditions: readonly ListingCondition[]): string[] | undefined =>
  conditions.flatMap((condition) => ('hasAnyOf' in condition ? [condition.hasAnyOf.map(String)] : [])).at(0);

/** Finds the followed searches that a service belongs to, by the conditions of the search itself. */
export function createServiceReverseSearch(deps: Parameters<typeof createToConditions>[0]): ReverseSearch {
  const toConditions = createToConditions(deps);

  function createToCondition(isCoveredBy: (keys: readonly Key[]) => Condition) {
    const toCondition = createToSqlCondition((_column, keys) => isCoveredBy(keys));
    return async (_db: unknown, query: string): Promise<Condition | undefined> => {
      const search = parse(readWatchQuery('service', query));
      const conditions = search && (await toConditions(search));
      return conditions && allOf(conditions.map(toCondition));
    };
  }

  return {
    table,
    idField,
    async findTargets(db, ids) {
      const where = sql`status = ${published}`;
      const columns = sql`mapCell, mapPoint`;
      const rows = await selectTargets<PlacedOnMap>(db, { table, idField, columns, where }, ids);
      const covered = await selectCoverageRows(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map(({ id, created, mapCell, mapPoint }) => ({
        id,
        created,
        price: null,
        mapPoint: mapPoint ?? undefined,
        keys: [everywhere, ...toTargetKeys(covered.get(id) ?? [], tilesOfRow({ mapCell }))],
      }));
    },
    async toKeys(query) {
      const search = parse(readWatchQuery('service', query));
      const conditions = search && (await toConditions(search));
      if (!conditions) return { keys: [] };
      if (!search.area) return { keys: findKeys(conditions) ?? [everywhere] };
      const areaParts = toAreaKeys(search.area);
      return { keys: toTileKeys([...areaParts.keys()], search.serviceType), areaParts };
    },
    describe: (db, ids) => describeListings(db, 'service', ids),
    toCondition: createToCondition(isCovered),
    toFindingCondition: createToCondition(isAmongCovered),
  };
}
