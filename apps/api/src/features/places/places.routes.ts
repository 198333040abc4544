import { suggestAddresses, suggestRegions, suggestSearchPlaces } from '@piacter/contracts/places';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { PlaceService } from './places.service.ts';

export const placeRoutes = (places: PlaceService): Implementation[] => [
  implement(suggestAddresses, ({ query }) => places.addresses(query.search, query.countryID, query.limit), {
    isSlow: true,
  }),
  implement(suggestSearchPlaces, async ({ query }) => ({
    data: await places.searched(query.search, query.countryID),
  })),
  implement(suggestRegions, async ({ query }) => ({
    data: await places.names(query.search, query.countryID, query.kind, query.limit),
  })),
];
