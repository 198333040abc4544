import { z } from 'zod';
import { createdReply, dataReply, defineEndpoint, messageReply, pagedReply, textID } from '../core/index.ts';
import { imageEndpoints } from '../images/image-endpoints.ts';
import { selectedLocation, toggled } from '../listings/schemas.ts';
import { orderListQuery, ownOrder } from '../orders/schemas.ts';
import { order } from '../packages/schemas.ts';
import { defineOptionCounts } from '../search/option-counts.ts';
import { listingSearchReply } from '../search/schemas.ts';
import { countedFilters, drawnRanges } from './fields.ts';
import {
  ownPropertyCard,
  priceComparison,
  priceLevel,
  pricePoint,
  propertyCard,
  propertyDetail,
} from './replies.ts';
import {
  priceLevelQuery,
  propertyBody,
  propertyChanges,
  propertyFilterQuery,
  propertySearchQuery,
  propertyUpdate,
} from './schemas.ts';

const owner = ['ingatlan_tulajdonos'] as const;
const realEstateParams = z.object({ realEstateID: textID });

export const searchProperties = defineEndpoint({
  method: 'GET',
  path: '/api/search-real-estates',
  access: 'public',
  summary: 'Public search of properties: promoted first, then newest (SRP-01).',
  query: propertySearchQuery,
  reply: listingSearchReply(propertyCard),
});

export const countPropertyOptions = defineOptionCounts('property', propertyFilterQuery, {
  options: countedFilters,
  ranges: drawnRanges,
});

export const listHighlightedProperties = defineEndpoint({
  method: 'GET',
  path: '/api/highlighted-real-estates',
  access: 'public',
  summary: 'At most twelve highlighted properties in random order (HOME-06, HOME-07).',
  reply: dataReply(z.array(propertyCard)),
});

export const createProperty = defineEndpoint({
  method: 'POST',
  path: '/api/real-estate',
  access: owner,
  status: 201,
  summary: 'Publishes a property (OWN-03).',
  body: propertyBody,
  reply: createdReply,
});

export const getProperty = defineEndpoint({
  method: 'GET',
  path: '/api/real-estate/{realEstateID}',
  access: 'public-or-session',
  summary: 'One property with everything that its page shows (SRP-02).',
  params: realEstateParams,
  reply: dataReply(propertyDetail),
});

export const updateProperty = defineEndpoint({
  method: 'PUT',
  path: '/api/real-estate/{realEstateID}',
  access: owner,
  summary: 'Changes one of the caller’s properties; absent fields are kept (OWN-04).',
  params: realEstateParams,
  body: propertyUpdate,
  reply: messageReply,
});

export const changeProperty = defineEndpoint({
  method: 'PATCH',
  path: '/api/real-estate/{realEstateID}',
  access: owner,
  summary: "Changes any fields of one of the caller's properties (ours, OWN-04).",
  params: realEstateParams,
  body: propertyChanges,
  reply: messageReply,
  errors: ['edited_meanwhile'],
});

export const deleteProperty = defineEndpoint({
  method: 'DELETE',
  path: '/api/real-estate/{realEstateID}',
  access: owner,
  summary:
    'Deletes the caller’s property with its pictures, links and relations; paid orders are kept (OWN-01).',
  params: realEstateParams,
  reply: messageReply,
});

export const listOwnProperties = defineEndpoint({
  method: 'GET',
  path: '/api/real-estates-by-user',
  access: owner,
  summary: "The caller's own properties, newest first (OWN-01).",
  reply: dataReply(z.array(ownPropertyCard)),
});

export const listLocationsOfProperty = defineEndpoint({
  method: 'GET',
  path: '/api/special-locations-by-real-estate/{realEstateID}',
  access: 'public',
  summary: 'Special locations of a property.',
  params: realEstateParams,
  reply: dataReply(z.array(selectedLocation)),
});

export const toggleLocationOfProperty = defineEndpoint({
  method: 'POST',
  path: '/api/add-delete-special-locations-real-estate/{realEstateID}/{locationID}',
  access: owner,
  summary: 'Adds or removes a special location of one of the caller’s properties (OWN-15).',
  params: z.object({ realEstateID: textID, locationID: textID }),
  reply: dataReply(toggled),
});

export const listOrdersOfProperty = defineEndpoint({
  method: 'GET',
  path: '/api/service-orders-by-real-estate/{realEstateID}',
  access: owner,
  summary: 'Orders of one of the caller’s properties, newest first.',
  params: realEstateParams,
  reply: dataReply(z.array(order)),
});

export const getPriceHistory = defineEndpoint({
  method: 'GET',
  path: '/api/price-history/{realEstateID}',
  access: 'public',
  summary: 'The prices of a published property since its publication (PRICE-01), the oldest first.',
  params: realEstateParams,
  reply: dataReply(z.array(pricePoint)),
});

export const getPriceComparison = defineEndpoint({
  method: 'GET',
  path: '/api/price-comparison/{realEstateID}',
  access: 'public',
  summary:
    'A published property beside the median price per square metre of those of its kind in its settlement or district (PRICE-02); null below eight.',
  params: realEstateParams,
  reply: dataReply(priceComparison.nullable()),
});

export const getPriceLevel = defineEndpoint({
  method: 'GET',
  path: '/api/price-level',
  access: owner,
  summary:
    'The median price per square metre of the published properties of a kind in a settlement, or else in its county (ours), by which the form asks about a price that is hardly meant; null below eight.',
  query: priceLevelQuery,
  reply: dataReply(priceLevel.nullable()),
});

export const listOrdersOfOwner = defineEndpoint({
  method: 'GET',
  path: '/api/service-orders-by-real-estate',
  access: owner,
  summary: "The owner's own orders (OWN-20).",
  query: orderListQuery,
  reply: pagedReply(ownOrder),
});

export const {
  list: listPropertyImages,
  upload: uploadPropertyImages,
  setMain: setMainPropertyImage,
  sort: sortPropertyImages,
  remove: deletePropertyImage,
} = imageEndpoints({
  name: 'real-estate',
  uploadName: 'property',
  param: 'id',
  idField: 'realEstateID',
  role: 'ingatlan_tulajdonos',
  limits: 'twenty with PRO, without it one, and the public sees the main one only',
});
