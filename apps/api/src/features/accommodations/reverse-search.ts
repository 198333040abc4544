import type { AccommodationSearch } from '@piacter/contracts/accommodations';
import { toBudapestDay } from '@piacter/contracts/core/days';
import { sql } from 'kysely';
import { createListingReverseSearch, type ReverseSearch } from '../search/reverse/index.ts';
import { createToConditions, parse } from './accommodation-search.service.ts';
import { readFreedStays } from './freed-stays.ts';
import { toPlaceSearch } from './search-conditions.ts';

/** The columns that keys are made of. */
interface AccommodationTarget {
  accommodationTypeID: number;
  /** Forints a person and night. */
  price: number;
}

/** Finds the followed searches that an accommodation belongs to. */
export function createAccommodationReverseSearch(
  deps: Parameters<typeof createToConditions>[0],
): ReverseSearch {
  const search = createListingReverseSearch<AccommodationTarget, AccommodationSearch>({
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
  return {
    ...search,
    async findTargets(db, ids, freed = new Map()) {
      const targets = await search.findTargets(db, ids);
      if (freed.size === 0) return targets;
      const today = toBudapestDay(deps.clock.now());
      const isFound = await readFreedStays(db, freed, { parse, today });
      return targets.map((target) => {
        const { id } = target;
        const of = freed.get(id);
        return of ? { ...target, freed: { at: of.at, isFoundBy: (query) => isFound(id, query) } } : target;
      });
    },
  };
}
