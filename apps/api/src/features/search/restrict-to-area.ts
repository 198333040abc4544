import type { Corner } from '@piacter/contracts/map';
import { sql } from 'kysely';
import { allOf, type Condition } from './conditions.ts';
import type { ListingSearch } from './listing-page.ts';
import { createMapPart } from './map-area.ts';
import { createPolygon } from './map-polygon.ts';
import type { Scope } from './scope.ts';

/**
 * The search within a drawn area; undefined when nothing can match. The map index is its filter index, unless the
 * search's own leads to few listings.
 */
export function restrictToArea(
  search: ListingSearch,
  area: readonly Corner[] | undefined,
  { hasFewRows }: { hasFewRows: boolean },
): ListingSearch | undefined {
  if (!area) return search;
  const part = createMapPart([createPolygon(area)]);
  if (!part) return undefined;
  const { filterIndex, filterIndexPrefix, ...rest } = search;
  return {
    ...rest,
    where: sql`${search.where} and ${hasFewRows ? part.test : part.where}`,
    whereInOrder: sql`${search.where} and ${part.inOrder}`,
    hasFilters: true,
    isEverything: false,
    ...(hasFewRows ? { filterIndex, filterIndexPrefix } : { filterIndex: `${search.table}_map` }),
  };
}

/**
 * All conditions of a search on a row, without the choice of an index: for the search read the other way round. Undefined
 * when nothing can match.
 */
export function toRowCondition(
  scope: Pick<Scope, 'conditions'> | undefined,
  filters: readonly Condition[] | undefined,
  area: readonly Corner[] | undefined,
): Condition | undefined {
  const within = area && createMapPart([createPolygon(area)])?.test;
  if (!scope || !filters || (area && !within)) return undefined;
  return allOf([...scope.conditions, ...filters, ...(within ? [within] : [])]);
}
