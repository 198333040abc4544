import { z } from 'zod';
import {
  createdReply,
  dataReply,
  defineEndpoint,
  id,
  messageReply,
  searchReply,
  textID,
} from '../core/index.ts';
import {
  propertyRequestBody,
  propertyRequestCard,
  propertyRequestDetail,
  propertyRequestQuery,
  propertyRequestRecord,
  propertyRequestUpdate,
  requestedCondition,
  requestedTechnology,
} from './property-requests.ts';

const requester = ['ajanlatkero'] as const;
const readers = ['ajanlatkero', 'ingatlan_tulajdonos', 'admin'] as const;
const byID = z.object({ id: textID });
const byRequest = z.object({ requestID: textID });
export const createPropertyRequest = defineEndpoint({
  method: 'POST',
  path: '/api/real-estate-requests',
  access: requester,
  status: 201,
  summary: 'Sends a request for a property (RRE-02); it can be changed later.',
  body: propertyRequestBody,
  reply: createdReply,
});

export const listOwnPropertyRequests = defineEndpoint({
  method: 'GET',
  path: '/api/real-estate-requests',
  access: requester,
  summary: "The caller's own property requests, newest first unless the order says otherwise (RRE-01).",
  query: propertyRequestQuery,
  reply: searchReply(propertyRequestCard),
});

export const getPropertyRequest = defineEndpoint({
  method: 'GET',
  path: '/api/real-estate-requests/{id}',
  access: readers,
  summary: 'One property request; contact data for owners with a package of type 8 in force (GATE-02).',
  params: byID,
  reply: dataReply(propertyRequestDetail),
});

export const getPropertyRequestRecord = defineEndpoint({
  method: 'GET',
  path: '/api/real-estate-request-by-ids/{id}',
  access: requester,
  summary: 'An own property request with ids, for the form (RRE-02).',
  params: byID,
  reply: dataReply(propertyRequestRecord),
});

export const updatePropertyRequest = defineEndpoint({
  method: 'PUT',
  path: '/api/real-estate-requests/{id}',
  access: requester,
  summary: 'Changes an own property request; absent fields are kept (RRE-02).',
  params: byID,
  body: propertyRequestUpdate,
  reply: messageReply,
});

export const deletePropertyRequest = defineEndpoint({
  method: 'DELETE',
  path: '/api/real-estate-requests/{id}',
  access: requester,
  summary: 'Deletes an own property request (RRE-05).',
  params: byID,
  reply: messageReply,
});

export const searchPropertyRequests = defineEndpoint({
  method: 'GET',
  path: '/api/search-real-estate-requests',
  access: ['ingatlan_tulajdonos'],
  summary:
    'Property requests by place, house type and areas, oldest first unless the order says otherwise (RRE-06).',
  query: propertyRequestQuery,
  reply: searchReply(propertyRequestCard),
});

export const listRequestedTechnologies = defineEndpoint({
  method: 'GET',
  path: '/api/real-estate-build-technologies/{requestID}',
  access: readers,
  summary: 'Building technologies of a property request.',
  params: byRequest,
  reply: dataReply(z.array(requestedTechnology)),
});

export const addRequestedTechnology = defineEndpoint({
  method: 'POST',
  path: '/api/real-estate-build-technologies',
  access: requester,
  summary: 'Adds a building technology to an own property request; one that is there stays (RRE-04).',
  body: z.object({ requestID: id, technologyID: id }),
  reply: messageReply,
  errors: ['not_found'],
});

export const deleteRequestedTechnology = defineEndpoint({
  method: 'DELETE',
  path: '/api/real-estate-build-technologies/{technologyID}/{requestID}',
  access: requester,
  summary: 'Takes a building technology off an own property request (RRE-04).',
  params: z.object({ technologyID: textID, ...byRequest.shape }),
  reply: messageReply,
});

export const listRequestedConditions = defineEndpoint({
  method: 'GET',
  path: '/api/real-estate-conditions/{requestID}',
  access: readers,
  summary: 'Conditions of a property request.',
  params: byRequest,
  reply: dataReply(z.array(requestedCondition)),
});

export const addRequestedCondition = defineEndpoint({
  method: 'POST',
  path: '/api/real-estate-conditions',
  access: requester,
  summary: 'Adds a condition to an own property request; one that is there stays (RRE-04).',
  body: z.object({ requestID: id, conditionID: id }),
  reply: messageReply,
  errors: ['not_found'],
});

export const deleteRequestedCondition = defineEndpoint({
  method: 'DELETE',
  path: '/api/real-estate-conditions/{conditionID}/{requestID}',
  access: requester,
  summary: 'Takes a condition off an own property request (RRE-04).',
  params: z.object({ conditionID: textID, ...byRequest.shape }),
  reply: messageReply,
});
