import type { WatchKind } from '@piacter/contracts/watches';
import type { Deps } from '../../deps.ts';
import { createAccommodationSearch } from '../accommodations/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { createPropertySearch } from '../properties/index.ts';
import { createRequestReverseSearches } from '../requests/index.ts';
import type { ReverseSearch } from '../search/index.ts';
import { createServiceSearch } from '../services/index.ts';

/** The search of each kind that can be followed, read the other way round. */
export type ReverseSearches = Readonly<Record<WatchKind, ReverseSearch>>;

interface SearchDeps extends Pick<Deps, 'db' | 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

export const createReverseSearches = (deps: SearchDeps): ReverseSearches => ({
  property: createPropertySearch(deps).reverse,
  accommodation: createAccommodationSearch(deps).reverse,
  service: createServiceSearch(deps).reverse,
  ...createRequestReverseSearches(deps),
});
