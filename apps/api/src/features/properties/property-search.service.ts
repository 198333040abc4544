import type { PropertyMapQuery } from '@piacter/contracts/properties';
import {
  countedFilters,
  drawnRanges,
  type PropertyCard,
  type PropertyFilters,
  type PropertySearch,
  propertySearchQuery,
} from '@piacter/contracts/properties';
import { propertyLookups } from '@piacter/contracts/properties/fields';
import { propertyResults } from '@piacter/contracts/properties/results';
import { onceFor } from '../../core/once-for.ts';
import type { Deps } from '../../deps.ts';
import { createCardFinder, listingSpecs } from '../listings/index.ts';
import type { LookupRows, LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import {
  type Conditions,
  countOptions,
  createPortCounts,
  createPortMap,
  createRescue,
  findPageIDs,
  notRescued,
  type RescuedPage,
  toExactPage,
} from '../search/index.ts';
import { createPropertyCards } from './property-card.ts';
import { createPropertyReverseSearch } from './reverse-search.ts';
import { propertySorts, searchPropertyColumns } from './search-columns.ts';
import { toPropertyConditions } from './search-conditions.ts';

/** The lists with the names of the ids of parameters. */
export const searchLists = {
  adType: 'types_ad',
  countryID: 'countries',
  specialLocations: 'locations',
  ...propertyLookups,
} as const;

interface SearchDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

/** The filters whose options are counted, and the ranges that are drawn. */
const counted = {
  filters: countedFilters.map((name) => ({ name, column: name })),
  ranges: drawnRanges.map((name) => ({ name, column: name, ends: [`${name}From`, `${name}To`] as const })),
};

const parse = (query: Readonly<Record<string, string>>) => propertySearchQuery.safeParse(query).data;

/** The bits of the special locations, once for each version of the lookup lists. */
const toLocationBits = onceFor(
  ({ locations }: LookupRows) => new Map(locations.map(({ locationID, bit }) => [locationID, bit])),
);

/** The public search of properties (SRP-01), with similar searches where it finds few (FIND-10). */
export function createPropertySearch({ readDb, clock, lookups, places }: SearchDeps) {
  const cards = createPropertyCards(lookups);
  const findCards = createCardFinder({ readDb, clock }, cards, ({ realEstateID }) => realEstateID);
  const port = searchPropertyColumns(readDb);

  async function toConditions(search: PropertyFilters): Promise<Conditions> {
    const [gazetteer, rows] = await Promise.all([places.gazetteer(), lookups.rows()]);
    return toPropertyConditions(search, { gazetteer, locationBits: toLocationBits(rows), now: clock.now() });
  }

  const rescue = createRescue<PropertySearch>({
    kind: 'property',
    resultWords: propertyResults,
    path: listingSpecs.property.searchPath,
    parse,
    countAll: createPortCounts({ port, parse, toConditions }),
    maxNearPlaces: 24,
    lookups,
    places,
    lists: searchLists,
  });

  async function searchProperties(
    search: PropertySearch,
    { withSuggestions = true } = {},
  ): Promise<RescuedPage<PropertyCard>> {
    const { ids, total } = await findPageIDs(search, { port, parse, toConditions, sorts: propertySorts });
    const [rows, rescued] = await Promise.all([
      findCards(ids),
      withSuggestions ? rescue(search, total) : notRescued,
    ]);
    return { ...toExactPage(rows, total), ...rescued };
  }

  return {
    search: searchProperties,
    /** The results by the options of each filter, and how prices and sizes are spread. */
    countOptions: (search: PropertyFilters) => countOptions(search, { port, toConditions, ...counted }),
    reverse: createPropertyReverseSearch({ places, toConditions, parse }),
    /** The same search on the map. */
    map: createPortMap(
      { readDb, clock },
      { kind: 'property', cards, port, toConditions: (search: PropertyMapQuery) => toConditions(search) },
    ),
  };
}
