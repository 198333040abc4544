import type { AccommodationSearch } from '@piacter/contracts/accommodations';
import { accommodationFilterLists } from '@piacter/contracts/accommodations/fields';
import { accommodationResults } from '@piacter/contracts/accommodations/results';
import { accommodationSearchQuery } from '@piacter/contracts/accommodations/schemas';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import type { Deps } from '../../deps.ts';
import { createCardFinder } from '../listings/rows/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { type Conditions, createListingSearch, createPortCounts, createRescue } from '../search/index.ts';
import { createAccommodationCards } from './accommodation-card.ts';
import { accommodationSorts, searchAccommodationColumns } from './search-columns.ts';
import { toAccommodationConditions } from './search-conditions.ts';

/** The lists with the names of the ids of parameters. */
export const searchLists = { ...accommodationFilterLists, countryID: 'countries' } as const;

export interface SearchDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

export const parse = (query: Readonly<Record<string, string>>) =>
  accommodationSearchQuery.safeParse(query).data;

/** Prices are thousands of forints in a query, with a decimal. */
const writePrice = (name: string, value: unknown) =>
  name.startsWith('price') ? String(Number(value) / 1000) : undefined;

/** Converts a search to conditions, with the ids and places that it names. */
export const createToConditions =
  ({ lookups, places }: Pick<SearchDeps, 'lookups' | 'places'>) =>
  async (search: AccommodationSearch): Promise<Conditions> => {
    const [gazetteer, rows] = await Promise.all([places.gazetteer(), lookups.rows()]);
    return toAccommodationConditions(search, { gazetteer, rows });
  };

/** The public search of accommodations (SAC-01, SAC-02), with similar searches where it finds few (FIND-10). */
export function createAccommodationSearch({ readDb, clock, lookups, places }: SearchDeps) {
  const cards = createAccommodationCards(lookups);
  const findCards = createCardFinder({ readDb, clock }, cards, ({ accommodationID }) => accommodationID);
  const port = searchAccommodationColumns(readDb);

  const toConditions = createToConditions({ lookups, places });

  const rescue = createRescue<AccommodationSearch>({
    kind: 'accommodation',
    resultWords: accommodationResults,
    path: publicPathsByKind.accommodation.search,
    parse,
    write: writePrice,
    countAll: createPortCounts({ port, parse, toConditions }),
    maxNearPlaces: 24,
    lookups,
    places,
    lists: searchLists,
  });

  return {
    search: createListingSearch({
      port,
      parse,
      toConditions,
      sorts: accommodationSorts,
      findCards,
      rescue,
    }),
  };
}
