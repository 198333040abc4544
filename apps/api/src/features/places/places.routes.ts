import { suggestAddresses, suggestRegions, suggestSettlements } from '@piacter/contracts/places';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { PlaceService } from './places.service.ts';

/** Suggestions of the settlement autocomplete (endpoints). */
const settlementLimit = 4;

export const placeRoutes = (places: PlaceService): Implementation[] => [
  implement(suggestAddresses, ({ query }) => places.addresses(query.search, query.countryID, query.limit)),
  implement(suggestRegions, async ({ query }) => ({
    data: await places.names(query.search, query.countryID, query.kind, query.limit),
  })),
  implement(suggestSettlements, async ({ query }) => ({
    data: await places.settlements(query.search, query.countryID, settlementLimit),
  })),
];
