import { z } from 'zod';
import {
  createdReply,
  dataReply,
  defineEndpoint,
  id,
  messageReply,
  pagedReply,
  textID,
} from '../core/index.ts';
import { imageEndpoints } from '../images/image-endpoints.ts';
import { toggled } from '../listings/schemas.ts';
import { orderListQuery, ownOrder } from '../orders/schemas.ts';
import { order } from '../packages/schemas.ts';
import { listingSearchReply } from '../search/schemas.ts';
import {
  highlightedService,
  newServiceBody,
  ownServiceCard,
  serviceCard,
  serviceChanges,
  serviceCountry,
  serviceDetail,
  serviceRecord,
  serviceRegion,
  serviceRegionBody,
  serviceRegionChange,
  serviceRelation,
  serviceSearchQuery,
  serviceUpdate,
} from './schemas.ts';
import { regionTypes } from './values.ts';

const professional = ['szakember'] as const;
const byID = z.object({ id: textID });

export const searchServices = defineEndpoint({
  method: 'GET',
  path: '/api/search-professionals',
  access: 'public',
  summary: 'Public search of services: promoted first, then newest (SPR-01).',
  query: serviceSearchQuery,
  reply: listingSearchReply(serviceCard),
});

export const listHighlightedServices = defineEndpoint({
  method: 'GET',
  path: '/api/highlighted-services',
  access: 'public',
  summary: 'At most twelve highlighted services in random order (HOME-06, HOME-09).',
  reply: dataReply(z.array(highlightedService)),
});

export const getPublicService = defineEndpoint({
  method: 'GET',
  path: '/api/professionals-public/{serviceUrl}',
  access: 'public-or-session',
  summary:
    'One service with everything that its page shows (SPR-03), found by the id at the end of the address.',
  params: z.object({ serviceUrl: z.string().max(200) }),
  reply: dataReply(serviceDetail),
});

export const createService = defineEndpoint({
  method: 'POST',
  path: '/api/professionals',
  access: professional,
  status: 201,
  summary: 'Publishes a service (PRO-02).',
  body: newServiceBody,
  reply: createdReply,
});

export const getService = defineEndpoint({
  method: 'GET',
  path: '/api/professionals/{id}',
  access: professional,
  summary: 'One of the caller’s services for the form (PRO-02).',
  params: byID,
  reply: dataReply(serviceRecord),
});

export const updateService = defineEndpoint({
  method: 'PUT',
  path: '/api/professionals/{id}',
  access: professional,
  summary: 'Changes one of the caller’s services; absent fields are kept (PRO-02).',
  params: byID,
  body: serviceUpdate,
  reply: messageReply,
});

export const changeService = defineEndpoint({
  method: 'PATCH',
  path: '/api/professionals/{id}',
  access: professional,
  summary: "Changes any fields of one of the caller's services, its week included (ours, PRO-02).",
  params: byID,
  body: serviceChanges,
  reply: messageReply,
  errors: ['edited_meanwhile'],
});

export const deleteService = defineEndpoint({
  method: 'DELETE',
  path: '/api/professionals/{id}',
  access: professional,
  summary:
    'Deletes the caller’s service with its pictures, price table, timetable and other parts; paid orders are kept (PRO-01).',
  params: byID,
  reply: messageReply,
});

export const listOwnServices = defineEndpoint({
  method: 'GET',
  path: '/api/professional-services',
  access: professional,
  summary: "The caller's own services, newest first (PRO-01).",
  reply: dataReply(z.array(ownServiceCard)),
});

export const listServiceRegions = defineEndpoint({
  method: 'GET',
  path: '/api/service-regions/{id}/{regionType}',
  access: 'public-or-session',
  summary: 'Regions (1) or settlements (2) that a service covers (PRO-04).',
  params: z.object({
    id: textID,
    regionType: z.enum(Object.values(regionTypes).map(String)).transform(Number),
  }),
  reply: dataReply(z.array(serviceRegion)),
});

export const addServiceRegion = defineEndpoint({
  method: 'POST',
  path: '/api/service-regions',
  access: professional,
  status: 201,
  summary: 'Adds a covered region or settlement to one of the caller’s services (PRO-04).',
  body: serviceRegionBody,
  reply: createdReply,
  errors: ['already_chosen', 'conflict', 'not_found'],
});

export const changeServiceRegion = defineEndpoint({
  method: 'PATCH',
  path: '/api/service-regions/{relationId}',
  access: professional,
  summary: 'Changes the radius around a settlement that one of the caller’s services covers (ours, PRO-11).',
  params: z.object({ relationId: textID }),
  body: serviceRegionChange,
  reply: messageReply,
  errors: ['conflict', 'not_found'],
});

export const deleteServiceRegion = defineEndpoint({
  method: 'DELETE',
  path: '/api/service-regions/{relationId}',
  access: professional,
  summary: 'Removes a covered region or settlement from one of the caller’s services (PRO-04).',
  params: z.object({ relationId: textID }),
  reply: messageReply,
});

export const listServiceRelations = defineEndpoint({
  method: 'GET',
  path: '/api/service-relations/{serviceId}',
  access: 'public-or-session',
  summary: 'The professions of a service (PRO-06).',
  params: z.object({ serviceId: textID }),
  reply: dataReply(z.array(serviceRelation)),
});

export const addServiceRelation = defineEndpoint({
  method: 'POST',
  path: '/api/service-relation',
  access: professional,
  status: 201,
  summary: 'Adds a profession to one of the caller’s services, at most twenty, without duplicates (PRO-06).',
  body: z.object({ serviceID: id, serviceTypeID: id }),
  reply: createdReply,
  errors: ['already_chosen', 'conflict', 'not_found'],
});

export const deleteServiceRelation = defineEndpoint({
  method: 'DELETE',
  path: '/api/service-relation/{id}',
  access: professional,
  summary: 'Removes a profession from one of the caller’s services; the last one is kept (PRO-06).',
  params: byID,
  reply: messageReply,
  errors: ['conflict'],
});

export const listServiceCountries = defineEndpoint({
  method: 'GET',
  path: '/api/service-country-relations/{id}',
  access: 'public-or-session',
  summary: 'Countries that a service covers as a whole (PRO-03).',
  params: byID,
  reply: dataReply(z.array(serviceCountry)),
});

export const toggleServiceCountry = defineEndpoint({
  method: 'POST',
  path: '/api/toggle-service-country-relation',
  access: professional,
  summary: 'Adds or removes a country that one of the caller’s services covers as a whole (PRO-03).',
  body: z.object({ countryID: id, serviceID: id }),
  reply: dataReply(toggled),
  errors: ['not_found'],
});

export const listOrdersOfService = defineEndpoint({
  method: 'GET',
  path: '/api/service-orders-by-professional-service/{serviceId}',
  access: professional,
  summary: 'Orders of one of the caller’s services, newest first (API-32).',
  params: z.object({ serviceId: textID }),
  reply: dataReply(z.array(order)),
});

export const listOrdersOfProfessional = defineEndpoint({
  method: 'GET',
  path: '/api/service-orders-by-professional',
  access: professional,
  summary: "The professional's own orders (PRO-08).",
  query: orderListQuery,
  reply: pagedReply(ownOrder),
});

export const {
  list: listServiceImages,
  upload: uploadServiceImages,
  setMain: setMainServiceImage,
  sort: sortServiceImages,
  remove: deleteServiceImage,
} = imageEndpoints({
  name: 'professional',
  uploadName: 'professional',
  param: 'serviceID',
  idField: 'serviceID',
  role: 'szakember',
  limits: 'at most twenty',
});
