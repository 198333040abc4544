import type { ServiceCard, ServiceSearch } from '@piacter/contracts/services';
import { serviceResults } from '@piacter/contracts/services/results';
import { serviceSearchQuery } from '@piacter/contracts/services/schemas';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import type { Deps } from '../../deps.ts';
import { createCardFinder } from '../listings/rows/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import {
  type Conditions,
  createRescue,
  findPageIDs,
  notRescued,
  type RescuedPage,
  toExactPage,
} from '../search/index.ts';
import { searchServiceColumns, serviceSorts } from './search-columns.ts';
import { toServiceConditions } from './search-conditions.ts';
import { createServiceCards } from './service-card.ts';

/** The lists with the names of the ids of parameters. */
export const searchLists = { serviceType: 'professions', countryID: 'countries' } as const;

interface SearchDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

export const parse = (query: Readonly<Record<string, string>>) => serviceSearchQuery.safeParse(query).data;

/** Converts a search to conditions, with the places that it names. */
export const createToConditions =
  ({ places }: Pick<SearchDeps, 'places'>) =>
  async (search: ServiceSearch | undefined): Promise<Conditions> =>
    search && toServiceConditions(search, await places.gazetteer());

/** The public search of services (SPR-01), with similar searches where it finds few (FIND-10). */
export function createServiceSearch({ readDb, clock, lookups, places }: SearchDeps) {
  const cards = createServiceCards(lookups);
  const findCards = createCardFinder({ readDb, clock }, cards, ({ serviceID }) => serviceID);
  const port = searchServiceColumns(readDb);

  const toConditions = createToConditions({ places });

  const rescue = createRescue<ServiceSearch>({
    kind: 'service',
    resultWords: serviceResults,
    path: publicPathsByKind.service.search,
    parse,
    // Those that come to a place nearby are not those that are there, so that each is counted by itself.
    countAll: async (candidates) =>
      port.count(await Promise.all(candidates.map(({ query }) => toConditions(parse(query))))),
    maxNearPlaces: 3,
    lookups,
    places,
    lists: searchLists,
  });

  async function searchServices(
    search: ServiceSearch,
    { withSuggestions = true } = {},
  ): Promise<RescuedPage<ServiceCard>> {
    const { ids, total } = await findPageIDs(search, { port, parse, toConditions, sorts: serviceSorts });
    const [rows, rescued] = await Promise.all([
      findCards(ids),
      withSuggestions ? rescue(search, total) : notRescued,
    ]);
    return { ...toExactPage(rows, total), ...rescued };
  }

  return {
    search: searchServices,
  };
}
