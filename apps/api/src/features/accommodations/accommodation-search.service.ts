import type { AccommodationSearch } from '@piacter/contracts/accommodations';
import { accommodationFilterLists } from '@piacter/contracts/accommodations/fields';
import { accommodationResults } from '@piacter/contracts/accommodations/results';
import { accommodationSearchQuery } from '@piacter/contracts/accommodations/schemas';
import { toBudapestDay } from '@piacter/contracts/core/days';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import { partyNames } from '@piacter/contracts/stays/fields';
import type { Deps } from '../../deps.ts';
import { createCardFinder } from '../listings/rows/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { type Conditions, createListingSearch, createPortCounts, createRelaxation } from '../search/index.ts';
import { createAccommodationCards } from './accommodation-card.ts';
import type { StaySearch } from './asked-stay.ts';
import { accommodationSorts, searchAccommodationColumns } from './search-columns.ts';
import { toAccommodationConditions } from './search-conditions.ts';
import { createStayFinder, toStaySort } from './stay-totals.ts';

/** The lists with the names of the ids of parameters. */
export const searchLists = { ...accommodationFilterLists, countryID: 'countries' } as const;

export interface SearchDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

export const parse = (query: Readonly<Record<string, string>>) =>
  accommodationSearchQuery.safeParse(query).data;

/** Settlements around the searched one that are counted for what is offered beside few results. */
export const maxNearPlaces = 24;

/** Prices are thousands of forints in a query, with a decimal. */
export const writePrice = (name: string, value: unknown) =>
  name.startsWith('price') ? String(Number(value) / 1000) : undefined;

/** Converts a search to conditions, with the ids and places that it names. */
export const createToConditions =
  ({ lookups, places, clock }: Pick<SearchDeps, 'lookups' | 'places' | 'clock'>) =>
  async (search: AccommodationSearch): Promise<Conditions> => {
    const [gazetteer, rows] = await Promise.all([places.gazetteer(), lookups.rows()]);
    return toAccommodationConditions(search, { gazetteer, rows, today: toBudapestDay(clock.now()) });
  };

/** Finds the pages of the search. */
export const createAccommodationPages = (deps: SearchDeps) => ({
  port: searchAccommodationColumns(deps.readDb),
  parse,
  toConditions: createToConditions(deps),
  toSort: (search: AccommodationSearch) =>
    toStaySort(search, toBudapestDay(deps.clock.now())) ?? accommodationSorts[search.sort],
});

/** Finds the cards of published accommodations by their ids, with the stay and its total where days are asked for. */
export function createStayCards(deps: SearchDeps) {
  const findCards = createCardFinder(
    deps,
    createAccommodationCards(deps.lookups),
    ({ accommodationID }) => accommodationID,
  );
  const findStays = createStayFinder(searchAccommodationColumns(deps.readDb));
  return async (ids: readonly number[], search: StaySearch = {}) => {
    const today = toBudapestDay(deps.clock.now());
    const [cards, stays] = await Promise.all([findCards(ids), findStays(ids, search, today)]);
    return cards.map((card) => ({ ...card, ...stays(card.accommodationID) }));
  };
}

/** The public search of accommodations (SAC-01, SAC-02), with relaxed searches where it finds few (FIND-10). */
export function createAccommodationSearch(deps: SearchDeps) {
  const { lookups, places } = deps;
  const pages = createAccommodationPages(deps);

  const relax = createRelaxation<AccommodationSearch>({
    kind: 'accommodation',
    resultWords: accommodationResults,
    path: publicPathsByKind.accommodation.search,
    parse,
    write: writePrice,
    countAll: createPortCounts(pages),
    kept: [...partyNames, 'guests'],
    maxNearPlaces,
    lookups,
    places,
    lists: searchLists,
  });

  return {
    search: createListingSearch({
      ...pages,
      findCards: createStayCards(deps),
      relax,
    }),
  };
}
