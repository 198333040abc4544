import type { AccommodationSearch } from '@piacter/contracts/accommodations';
import { sql } from 'kysely';
import { createListingReverseSearch, type ReverseSearch } from '../search/reverse/index.ts';
import { createToConditions, parse } from './accommodation-search.service.ts';
import { toPlaceSearch } from './search-conditions.ts';

/** The columns that keys are made of. */
interface AccommodationTarget {
  accommodationTypeID: number;
  /** Forints a person and night. */
  price: number;
}

/** Finds the followed searches that an accommodation belongs to. */
export const createAccommodationReverseSearch = (
  deps: Parameters<typeof createToConditions>[0],
): ReverseSearch =>
  createListingReverseSearch<AccommodationTarget, AccommodationSearch>({
    kind: 'accommodation',
    parse,
    toConditions: createToConditions(deps),
    gazetteer: deps.places.gazetteer,
    toPlace: toPlaceSearch,
    columns: sql`accommodationTypeID, pricePerPerson as price`,
    toTarget: ({ price }) => ({ price }),
    keyParts: {
      ofListing: ({ accommodationTypeID }) => [accommodationTypeID],
      ofSearch: ({ accommodationType }) => [accommodationType],
    },
    toLimits: ({ priceFrom, priceTo }) => ({ minPrice: priceFrom, maxPrice: priceTo }),
  });
