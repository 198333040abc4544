import { createRecord } from '@piacter/contracts/core';
import { listingKinds } from '@piacter/contracts/listings';
import type { WatchKind } from '@piacter/contracts/watches';
import type { Deps } from '../../deps.ts';
import { kindParts } from '../kinds/index.ts';
import type { LookupService } from '../lookups/index.ts';
import type { PlaceService } from '../places/index.ts';
import { createRequestReverseSearches } from '../requests/index.ts';
import type { ReverseSearch } from '../search/reverse/index.ts';

/** The search of each kind that can be followed, read the other way round. */
export type ReverseSearches = Readonly<Record<WatchKind, ReverseSearch>>;

interface SearchDeps extends Pick<Deps, 'db' | 'readDb' | 'clock'> {
  lookups: LookupService;
  places: PlaceService;
}

export const createReverseSearches = (deps: SearchDeps): ReverseSearches => ({
  ...createRecord(listingKinds, (kind) => kindParts[kind].createReverseSearch(deps)),
  ...createRequestReverseSearches(deps),
});
