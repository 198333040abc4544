import type { ServiceCard, ServiceSearch } from '@piacter/contracts/services';
import type { Deps } from '../../deps.ts';
import { listingSpecs } from '../listings/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { emptyPage, type ListingPage, type RangeSet, rangeSearch } from '../search/index.ts';
import { findPlaceSets } from './search-places.ts';
import { findWordSets } from './search-words.ts';
import { createServiceCards, type ServiceCardRow } from './service-card.ts';

interface SearchDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

const byTitle = { index: 'services_title', column: 'title' };

/** The public search of services (SPR-01). */
export function createServiceSearch({ readDb, clock, lookups, places }: SearchDeps) {
  const cards = createServiceCards(lookups);

  /** The sets whose intersection matches; undefined when nothing can. A keyword alone sets no place. */
  async function findSets(search: ServiceSearch): Promise<RangeSet[] | undefined> {
    const byPlace = findPlaceSets(search, await places.gazetteer());
    if (!byPlace || !search.keyword) return byPlace;
    const byWord = await findWordSets(readDb, search.keyword);
    const isEverywhere = !search.settlement && !search.countryID && !search.serviceType;
    return byWord && (isEverywhere ? byWord : [...byPlace, ...byWord]);
  }

  return async (search: ServiceSearch): Promise<ListingPage<ServiceCard>> => {
    const sets = await findSets(search);
    if (!sets) return emptyPage;
    const { rows, ...totals } = await rangeSearch<ServiceCardRow>(readDb, {
      table: listingSpecs.service.table,
      idField: listingSpecs.service.idField,
      sets,
      columns: cards.publicColumns,
      order: search.sort === 'name' ? byTitle : search.sort,
      page: search.page,
    });
    return { ...totals, rows: await cards.toCards(readDb, rows, clock.now()) };
  };
}
