import type { AccommodationCard, AccommodationSearch } from '@piacter/contracts/accommodations';
import { sql } from 'kysely';
import type { Deps } from '../../deps.ts';
import { listingSpecs } from '../listings/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { emptyPage, isAnyOf, type ListingPage, searchPage } from '../search/index.ts';
import { type AccommodationCardRow, createAccommodationCards } from './accommodation-card.ts';
import { findRareCandidates } from './rare-candidates.ts';
import { filterConditions, findAccommodationScope } from './search-conditions.ts';
import { findAccommodationOrder } from './search-order.ts';

interface SearchDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

const { table, idField } = listingSpecs.accommodation;

/** The public search of accommodations (SAC-01, SAC-02). */
export function createAccommodationSearch({ readDb, clock, lookups, places }: SearchDeps) {
  const cards = createAccommodationCards(lookups);

  return async (search: AccommodationSearch): Promise<ListingPage<AccommodationCard>> => {
    const [gazetteer, known] = await Promise.all([places.gazetteer(), lookups.rows()]);
    const scope = findAccommodationScope(search, gazetteer, known);
    const filters = filterConditions(search, known);
    if (!scope || !filters) return emptyPage;
    const candidateIDs = await findRareCandidates(readDb, search, scope);
    if (candidateIDs?.length === 0) return emptyPage;
    const { filterIndex, filterIndexPrefix } = candidateIDs
      ? { filterIndex: 'PRIMARY', filterIndexPrefix: isAnyOf(idField, candidateIDs) }
      : scope;
    const { rows, ...totals } = await searchPage<AccommodationCardRow>(readDb, {
      table,
      idField,
      where: sql.join([sql`status = 1`, ...scope.conditions, ...filters], sql` and `),
      order: findAccommodationOrder(search, scope),
      filterIndex,
      filterIndexPrefix,
      hasFilters: filters.length > 0,
      columns: cards.publicColumns,
      page: search.page,
    });
    return { ...totals, rows: await cards.toCards(readDb, rows, clock.now()) };
  };
}
