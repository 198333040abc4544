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
import { createRecord } from '../core/values.ts';
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
  summary: "The caller's own property requests, newest first by default (RRE-01).",
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
  summary: 'One of the caller’s property requests with ids, for the form (RRE-02).',
  params: byID,
  reply: dataReply(propertyRequestRecord),
});

export const updatePropertyRequest = defineEndpoint({
  method: 'PUT',
  path: '/api/real-estate-requests/{id}',
  access: requester,
  summary: 'Changes one of the caller’s property requests; absent fields are kept (RRE-02).',
  params: byID,
  body: propertyRequestUpdate,
  reply: messageReply,
});

export const deletePropertyRequest = defineEndpoint({
  method: 'DELETE',
  path: '/api/real-estate-requests/{id}',
  access: requester,
  summary: 'Deletes one of the caller’s property requests (RRE-05).',
  params: byID,
  reply: messageReply,
});

export const searchPropertyRequests = defineEndpoint({
  method: 'GET',
  path: '/api/search-real-estate-requests',
  access: ['ingatlan_tulajdonos'],
  summary: 'Property requests by place, house type and areas, oldest first by default (RRE-06).',
  query: propertyRequestQuery,
  reply: searchReply(propertyRequestCard),
});

/** The three calls of a list of which a property request may have several entries; `idField` names an entry's id. */
const choiceEndpoints = <const Name extends string, const IDField extends string, Entry extends z.ZodObject>(
  name: Name,
  idField: IDField,
  entry: Entry,
  { one, many }: { one: string; many: string },
) => ({
  list: defineEndpoint({
    method: 'GET',
    path: `/api/real-estate-${name}/{requestID}`,
    access: readers,
    summary: `${many} of a property request.`,
    params: byRequest,
    reply: dataReply(z.array(entry)),
  }),
  add: defineEndpoint({
    method: 'POST',
    path: `/api/real-estate-${name}`,
    access: requester,
    summary: `Adds ${one} to one of the caller’s property requests; idempotent (RRE-04).`,
    body: z.object({ requestID: id, ...createRecord([idField], () => id) }),
    reply: messageReply,
    errors: ['not_found'],
  }),
  remove: defineEndpoint({
    method: 'DELETE',
    path: `/api/real-estate-${name}/{${idField}}/{requestID}`,
    access: requester,
    summary: `Removes ${one} from one of the caller’s property requests (RRE-04).`,
    params: z.object({ ...createRecord([idField], () => textID), ...byRequest.shape }),
    reply: messageReply,
  }),
});

export const {
  list: listRequestedTechnologies,
  add: addRequestedTechnology,
  remove: deleteRequestedTechnology,
} = choiceEndpoints('build-technologies', 'technologyID', requestedTechnology, {
  one: 'a building technology',
  many: 'Building technologies',
});

export const {
  list: listRequestedConditions,
  add: addRequestedCondition,
  remove: deleteRequestedCondition,
} = choiceEndpoints('conditions', 'conditionID', requestedCondition, {
  one: 'a condition',
  many: 'Conditions',
});
