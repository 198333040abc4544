import { fromEntries } from '@piacter/contracts/core';
import type { PropertyMapQuery } from '@piacter/contracts/properties';
import {
  countedFilters,
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
  createPortCounts,
  createPortMap,
  createRescue,
  notRescued,
  type RescuedPage,
  toExactPage,
  toWindow,
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

type CountedFilter = (typeof countedFilters)[number];
type OptionCounts = Record<CountedFilter, Record<string, number>>;

/** Without the listings that have no value, which no option stands for. */
const toCountsByValue = (counts: ReadonlyMap<number, number> | undefined): Record<string, number> =>
  Object.fromEntries([...(counts ?? [])].filter(([value]) => value >= 0));

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
    return toPropertyConditions(search, { gazetteer, locationBits: toLocationBits(rows) });
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
    const conditions = await toConditions(search);
    const { ids, total } = await port.page(conditions, propertySorts[search.sort], toWindow(search.page));
    const [rows, rescued] = await Promise.all([
      findCards(ids),
      withSuggestions ? rescue(search, total) : notRescued,
    ]);
    return { ...toExactPage(rows, total), ...rescued };
  }

  /** The results by the options of each filter, as if it were not set; of those that are not, from one selection. */
  async function countOptions(search: PropertyFilters): Promise<OptionCounts> {
    const isSet = (name: CountedFilter) => search[name] !== undefined;
    const count = async (names: readonly CountedFilter[], within: PropertyFilters) => {
      const counts = await port.countBy(await toConditions(within), names);
      return names.map((name, place) => [name, toCountsByValue(counts[place])] as const);
    };
    const counted = await Promise.all([
      count(
        countedFilters.filter((name) => !isSet(name)),
        search,
      ),
      ...countedFilters.filter(isSet).map((name) => count([name], { ...search, [name]: undefined })),
    ]);
    return fromEntries(counted.flat());
  }

  return {
    search: searchProperties,
    countOptions,
    reverse: createPropertyReverseSearch({ places, toConditions, parse }),
    /** The same search on the map. */
    map: createPortMap(
      { readDb, clock },
      { kind: 'property', cards, port, toConditions: (search: PropertyMapQuery) => toConditions(search) },
    ),
  };
}
