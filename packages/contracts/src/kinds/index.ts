import * as accommodations from '../accommodations/endpoints.ts';
import { mapAccommodations } from '../accommodations/map.ts';
import {
  accommodationCard,
  accommodationDetail,
  accommodationSearchQuery,
} from '../accommodations/schemas.ts';
import type { ListingKind } from '../listings/values.ts';
import * as properties from '../properties/endpoints.ts';
import { mapProperties } from '../properties/map.ts';
import { propertyCard, propertyDetail } from '../properties/replies.ts';
import { propertySearchQuery } from '../properties/schemas.ts';
import * as services from '../services/endpoints.ts';
import { mapServices } from '../services/map.ts';
import { serviceCard, serviceDetail, serviceSearchQuery } from '../services/schemas.ts';

/** The schemas of each kind of listing that features for all kinds are made from. */
export const listingSchemas = {
  property: { searchQuery: propertySearchQuery, card: propertyCard, detail: propertyDetail },
  accommodation: {
    searchQuery: accommodationSearchQuery,
    card: accommodationCard,
    detail: accommodationDetail,
  },
  service: { searchQuery: serviceSearchQuery, card: serviceCard, detail: serviceDetail },
} as const satisfies Record<ListingKind, unknown>;

/** The endpoints of the kinds by feature, and those of their maps. */
export const endpointsOfKinds = { properties, accommodations, services } as const;
export const mapEndpoints = { mapProperties, mapAccommodations, mapServices } as const;
