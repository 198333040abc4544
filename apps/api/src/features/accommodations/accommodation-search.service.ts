import type { AccommodationMapQuery } from '@piacter/contracts/accommodations';
import {
  type AccommodationCard,
  type AccommodationSearch,
  accommodationSearchQuery,
  type RelationGroup,
  relationGroups,
} from '@piacter/contracts/accommodations';
import { accommodationFilterLists } from '@piacter/contracts/accommodations/fields';
import { accommodationResults } from '@piacter/contracts/accommodations/results';
import { sql } from 'kysely';
import { onceFor } from '../../core/once-for.ts';
import type { Deps } from '../../deps.ts';
import { createCardFinder, listingSpecs } from '../listings/index.ts';
import type { LookupRows, LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import {
  type Conditions,
  countOptions,
  createListingReverseSearch,
  createPortCounts,
  createPortMap,
  createRescue,
  findPageIDs,
  notRescued,
  type RescuedPage,
  toExactPage,
} from '../search/index.ts';
import { createAccommodationCards } from './accommodation-card.ts';
import { getBits, maskByGroup } from './relation-groups.ts';
import { accommodationSorts, searchAccommodationColumns } from './search-columns.ts';
import { toAccommodationConditions, toPlaceSearch } from './search-conditions.ts';

/** The lists with the names of the ids of parameters. */
export const searchLists = { ...accommodationFilterLists, countryID: 'countries' } as const;

interface SearchDeps extends Pick<Deps, 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

/** The columns that keys are made of. */
interface AccommodationTarget {
  accommodationTypeID: number;
  /** Forints a person and night. */
  price: number;
}

const parse = (query: Readonly<Record<string, string>>) => accommodationSearchQuery.safeParse(query).data;

/** Prices are thousands of forints in a query, with a decimal. */
const writePrice = (name: string, value: unknown) =>
  name.startsWith('price') ? String(Number(value) / 1000) : undefined;

/** The ranges that are drawn; prices are thousands of forints on the wire. */
const ranges = [
  { name: 'price', column: 'pricePerPerson', ends: ['priceFrom', 'priceTo'], scale: 1000 },
] as const;

/** The filters whose options are counted. Listings have what all options of a group say, but one of `facilitiesAny`. */
const toCountedFilters = onceFor((rows: LookupRows) => {
  const ofMask = (group: RelationGroup) => ({
    column: maskByGroup[group],
    optionOfBit: new Map([...getBits(rows, group)].map(([entry, bit]) => [bit, entry])),
  });
  return [
    { name: 'accommodationType', column: 'accommodationTypeID' },
    { name: 'mealPlan', column: 'mealPlanID' },
    ...relationGroups.map((name) => ({ name, ...ofMask(name), meetsAll: true as const })),
    { name: 'facilitiesAny', ...ofMask('facilities') },
    { name: 'petAllowed', column: 'petAllowed' },
  ] as const;
});

/** The public search of accommodations (SAC-01, SAC-02), with similar searches where it finds few (FIND-10). */
export function createAccommodationSearch({ readDb, clock, lookups, places }: SearchDeps) {
  const cards = createAccommodationCards(lookups);
  const findCards = createCardFinder({ readDb, clock }, cards, ({ accommodationID }) => accommodationID);
  const port = searchAccommodationColumns(readDb);

  async function toConditions(search: AccommodationSearch): Promise<Conditions> {
    const [gazetteer, rows] = await Promise.all([places.gazetteer(), lookups.rows()]);
    return toAccommodationConditions(search, { gazetteer, rows });
  }

  const rescue = createRescue<AccommodationSearch>({
    kind: 'accommodation',
    resultWords: accommodationResults,
    path: listingSpecs.accommodation.searchPath,
    parse,
    write: writePrice,
    countAll: createPortCounts({ port, parse, toConditions }),
    maxNearPlaces: 24,
    lookups,
    places,
    lists: searchLists,
  });

  async function searchAccommodations(
    search: AccommodationSearch,
    { withSuggestions = true } = {},
  ): Promise<RescuedPage<AccommodationCard>> {
    const { ids, total } = await findPageIDs(search, {
      port,
      parse,
      toConditions,
      sorts: accommodationSorts,
    });
    const [rows, rescued] = await Promise.all([
      findCards(ids),
      withSuggestions ? rescue(search, total) : notRescued,
    ]);
    return { ...toExactPage(rows, total), ...rescued };
  }

  return {
    search: searchAccommodations,
    /** The results by the options of each filter, and how prices are spread. */
    countOptions: async (search: AccommodationSearch) =>
      countOptions(search, { port, toConditions, filters: toCountedFilters(await lookups.rows()), ranges }),
    reverse: createListingReverseSearch<AccommodationTarget, AccommodationSearch>({
      kind: 'accommodation',
      parse,
      toConditions,
      gazetteer: places.gazetteer,
      toPlace: toPlaceSearch,
      columns: sql`accommodationTypeID, pricePerPerson as price`,
      toTarget: ({ price }) => ({ price }),
      keyParts: {
        ofListing: ({ accommodationTypeID }) => [accommodationTypeID],
        ofSearch: ({ accommodationType }) => [accommodationType],
      },
      toLimits: ({ priceFrom, priceTo }) => ({ minPrice: priceFrom, maxPrice: priceTo }),
    }),
    /** The same search on the map. */
    map: createPortMap(
      { readDb, clock },
      {
        kind: 'accommodation',
        cards,
        port,
        toConditions: (search: AccommodationMapQuery) => toConditions(search),
      },
    ),
  };
}
