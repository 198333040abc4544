import { type ServiceCard, type ServiceSearch, serviceSearchQuery } from '@piacter/contracts/services';
import type { Deps } from '../../deps.ts';
import { listingSpecs } from '../listings/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import {
  countRanges,
  createRescue,
  emptyPage,
  type RangeSet,
  type RescuedPage,
  rangeSearch,
} from '../search/index.ts';
import { findPlaceSets } from './search-places.ts';
import { findWordSets } from './search-words.ts';
import { createServiceCards, type ServiceCardRow } from './service-card.ts';
import { serviceSite } from './service-site.ts';

interface SearchDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

const byTitle = { index: 'services_title', column: 'title' };

/** The public search of services (SPR-01), with similar searches where it finds few (FIND-10). */
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

  const { table, idField } = listingSpecs.service;

  async function countOne(search: ServiceSearch): Promise<number> {
    const sets = await findSets(search);
    return sets ? countRanges(readDb, { table, idField, sets }) : 0;
  }

  const rescue = createRescue<ServiceSearch>({
    kind: 'service',
    path: serviceSite.searchPath,
    parse: (query) => serviceSearchQuery.safeParse(query).data,
    countAll: (searches) => Promise.all(searches.map(countOne)),
    lookups,
    places,
    lists: { serviceType: 'professions', countryID: 'countries' },
  });

  return async (search: ServiceSearch): Promise<RescuedPage<ServiceCard>> => {
    const sets = await findSets(search);
    const { rows, ...totals } = sets
      ? await rangeSearch<ServiceCardRow>(readDb, {
          table,
          idField,
          sets,
          columns: cards.publicColumns,
          order: search.sort === 'name' ? byTitle : search.sort,
          page: search.page,
        })
      : emptyPage;
    const [found, suggestions] = await Promise.all([
      cards.toCards(readDb, rows, clock.now()),
      rescue(search, totals.total),
    ]);
    return { ...totals, rows: found, suggestions };
  };
}
