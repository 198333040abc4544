import type { Corner } from '@piacter/contracts/map';
import { sql } from 'kysely';
import type { ListingSearch } from './listing-page.ts';
import { createPolygon, isWithin } from './map-area.ts';

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
  const within = isWithin([createPolygon(area)]);
  if (!within) return undefined;
  const { filterIndex, filterIndexPrefix, ...rest } = search;
  return {
    ...rest,
    where: sql`${search.where} and ${within}`,
    hasFilters: true,
    ...(hasFewRows ? { filterIndex, filterIndexPrefix } : { filterIndex: `${search.table}_map` }),
  };
}
