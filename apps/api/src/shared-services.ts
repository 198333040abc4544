import { createGeocoder } from './adapters/geocoding/index.ts';
import type { Deps } from './deps.ts';
import { createLookupService, type LookupService } from './features/lookups/index.ts';
import { createPlaceService, type PlaceService } from './features/places/index.ts';

/** What requests and jobs of a process share: a change of the lookups drops the cache of both. */
export interface SharedServices {
  lookups: LookupService;
  places: PlaceService;
}

export function createSharedServices(deps: Deps): SharedServices {
  const lookups = createLookupService(deps);
  return { lookups, places: createPlaceService({ ...deps, lookups, geocoder: createGeocoder(deps.config) }) };
}
