import type { ServiceSearch } from '@piacter/contracts/services';
import { serviceResults } from '@piacter/contracts/services/results';
import { serviceSearchQuery } from '@piacter/contracts/services/schemas';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import type { Deps } from '../../deps.ts';
import { createCardFinder } from '../listings/rows/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import {
  type Conditions,
  createListingSearch,
  createRelaxation,
  createSearchCount,
} from '../search/index.ts';
import { readOpening, toOpeningWish } from './opening-hours.ts';
import { findRelatedProfessions } from './related-professions.ts';
import { searchServiceColumns, serviceSorts } from './search-columns.ts';
import { toServiceConditions } from './search-conditions.ts';
import { createServiceCards } from './service-card.ts';

/** The lists with the names of the ids of parameters. */
export const searchLists = { serviceType: 'professions', countryID: 'countries' } as const;

export interface SearchDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

export const parse = (query: Readonly<Record<string, string>>) => serviceSearchQuery.safeParse(query).data;

/** Converts a search to conditions, with the places that it names. */
export const createToConditions =
  ({ places, clock }: Pick<SearchDeps, 'places' | 'clock'>) =>
  async (search: ServiceSearch | undefined): Promise<Conditions> =>
    search && toServiceConditions(search, await places.gazetteer(), clock.now());

/** Finds the pages of the search. */
export const createServicePages = (deps: SearchDeps) => ({
  port: searchServiceColumns(deps.readDb),
  parse,
  toConditions: createToConditions(deps),
  toSort: ({ sort }: ServiceSearch) => serviceSorts[sort],
  toWish: (word: string) => toOpeningWish(word, deps.clock.now()),
});

/** The public search of services (SPR-01), with relaxed searches where it finds few (FIND-10). */
export function createServiceSearch(deps: SearchDeps) {
  const { lookups, places } = deps;
  const cards = createServiceCards(lookups);
  const findCards = createCardFinder(deps, cards, ({ serviceID }) => serviceID);
  const pages = createServicePages(deps);
  const count = createSearchCount(pages);

  const relax = createRelaxation<ServiceSearch>({
    kind: 'service',
    resultWords: serviceResults,
    path: publicPathsByKind.service.search,
    parse,
    // Those that come to a place nearby are not those that are there, so that each is counted by itself.
    countAll: (candidates) => count(candidates.map(({ query }) => query)),
    readWish: readOpening,
    findRelated: async ({ serviceType }) => ({
      parameter: 'serviceType',
      ids: findRelatedProfessions((await lookups.rows()).professions, serviceType),
    }),
    maxNearPlaces: 3,
    lookups,
    places,
    lists: searchLists,
  });

  return {
    search: createListingSearch({ ...pages, findCards, relax }),
  };
}
