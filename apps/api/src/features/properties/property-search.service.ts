import type { PropertySearch } from '@piacter/contracts/properties';
import { propertyLookups } from '@piacter/contracts/properties/fields';
import { propertyResults } from '@piacter/contracts/properties/results';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import type { Deps } from '../../deps.ts';
import { createCardFinder } from '../listings/rows/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { createListingSearch, createPortCounts, createRelaxation } from '../search/index.ts';
import { createPropertyCards } from './property-card.ts';
import { propertySorts, searchPropertyColumns } from './search-columns.ts';
import { createToConditions, parse } from './search-conditions.ts';

/** The lists with the names of the ids of parameters. */
export const searchLists = {
  adType: 'types_ad',
  countryID: 'countries',
  specialLocations: 'locations',
  energyClassFrom: 'energyScale',
  ...propertyLookups,
} as const;

export interface SearchDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

/** Finds the pages of the search. */
export const createPropertyPages = (deps: SearchDeps) => ({
  port: searchPropertyColumns(deps.readDb),
  parse,
  toConditions: createToConditions(deps),
  toSort: ({ sort }: PropertySearch) => propertySorts[sort],
});

/** The public search of properties (SRP-01), with relaxed searches where it finds few (FIND-10). */
export function createPropertySearch(deps: SearchDeps) {
  const { lookups, places } = deps;
  const cards = createPropertyCards(lookups);
  const findCards = createCardFinder(deps, cards, ({ realEstateID }) => realEstateID);
  const pages = createPropertyPages(deps);

  const relax = createRelaxation<PropertySearch>({
    kind: 'property',
    resultWords: propertyResults,
    path: publicPathsByKind.property.search,
    parse,
    countAll: createPortCounts(pages),
    maxNearPlaces: 24,
    lookups,
    places,
    lists: searchLists,
  });

  return {
    search: createListingSearch({ ...pages, findCards, relax }),
  };
}
