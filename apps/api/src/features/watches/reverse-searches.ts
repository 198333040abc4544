import { createRecord, fromEntries, typedEntries } from '@piacter/contracts/core';
import { listingKinds } from '@piacter/contracts/listings';
import type { WatchKind } from '@piacter/contracts/watches';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { kindParts } from '../kinds/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { createRequestReverseSearches } from '../requests/index.ts';
import type { ReverseSearch, SearchKeys } from '../search/reverse/index.ts';

/** The search of each kind that can be followed, read the other way round. */
export type ReverseSearches = Readonly<Record<WatchKind, ReverseSearch>>;

interface SearchDeps extends Pick<Deps, 'db' | 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

/** The loosest of several bounds: none, if one of them is open. */
const loosest = (bounds: readonly (number | undefined)[], choose: (...bounds: number[]) => number) => {
  const closed = bounds.filter((bound) => bound !== undefined);
  return bounds.length === 0 || closed.length < bounds.length ? undefined : choose(...closed);
};

const loosestOf = {
  minPrice: Math.min,
  maxPrice: Math.max,
  minFloorArea: Math.min,
  maxFloorArea: Math.max,
} as const satisfies Record<Exclude<keyof SearchKeys, 'keys' | 'areaParts'>, unknown>;

/** A search for what any of several queries finds, one a line: those of a request that names several places. */
function anyOf(search: ReverseSearch): ReverseSearch {
  return {
    ...search,
    async toKeys(query, userID) {
      if (!query.includes('\n')) return search.toKeys(query, userID);
      const found = await Promise.all(query.split('\n').map((line) => search.toKeys(line, userID)));
      const all = found.filter(({ keys }) => keys.length > 0);
      return {
        keys: all.flatMap(({ keys }) => keys),
        ...fromEntries(
          typedEntries(loosestOf).map(([name, choose]) => [
            name,
            loosest(
              all.map((one) => one[name]),
              choose,
            ),
          ]),
        ),
      };
    },
    async toCondition(db, query, userID) {
      if (!query.includes('\n')) return search.toCondition(db, query, userID);
      const conditions = await Promise.all(
        query.split('\n').map((line) => search.toCondition(db, line, userID)),
      );
      const known = conditions.filter((condition) => condition !== undefined);
      return known.length === 0 ? undefined : sql`(${sql.join(known, sql` or `)})`;
    },
  };
}

export const createReverseSearches = (deps: SearchDeps): ReverseSearches => ({
  ...createRecord(listingKinds, (kind) => anyOf(kindParts[kind].createReverseSearch(deps))),
  ...createRequestReverseSearches(deps),
});
