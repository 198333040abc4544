import { z } from 'zod';
import { createdReply, dataReply, defineEndpoint, messageReply, searchReply, textID } from '../core/index.ts';
import {
  accommodationRequestBody,
  accommodationRequestCard,
  accommodationRequestDetail,
  accommodationRequestQuery,
  accommodationRequestRecord,
  accommodationRequestSearch,
  hostAnswer,
  hostContactBody,
} from './accommodation-requests.ts';

const requester = ['ajanlatkero'] as const;
const host = ['szallasado'] as const;
const byID = z.object({ id: textID });

export const createAccommodationRequest = defineEndpoint({
  method: 'POST',
  path: '/api/accommodation-requests',
  access: requester,
  status: 201,
  summary: 'Sends a request for accommodation (RAC-02); it cannot be changed afterwards.',
  body: accommodationRequestBody,
  reply: createdReply,
});

export const listOwnAccommodationRequests = defineEndpoint({
  method: 'GET',
  path: '/api/accommodation-requests',
  access: requester,
  summary: "The caller's own accommodation requests, newest first (RAC-01).",
  query: accommodationRequestQuery,
  reply: searchReply(accommodationRequestCard),
});

export const getAccommodationRequest = defineEndpoint({
  method: 'GET',
  path: '/api/accommodation-requests/{id}',
  access: ['ajanlatkero', 'szallasado', 'admin'],
  summary: 'One accommodation request; contact data for hosts with a package of type 8 in force (GATE-02).',
  params: byID,
  reply: dataReply(accommodationRequestDetail),
});

export const getAccommodationRequestRecord = defineEndpoint({
  method: 'GET',
  path: '/api/accommodation-request-by-ids/{id}',
  access: requester,
  summary: 'One of the caller’s accommodation requests with ids, for the form (RAC-04).',
  params: byID,
  reply: dataReply(accommodationRequestRecord),
});

export const replaceAccommodationRequest = defineEndpoint({
  method: 'PUT',
  path: '/api/accommodation-requests/{id}',
  access: requester,
  summary: 'Always refused: a sent request cannot be changed (RAC-04).',
  params: byID,
  reply: messageReply,
  errors: ['not_editable'],
});

export const deleteAccommodationRequest = defineEndpoint({
  method: 'DELETE',
  path: '/api/accommodation-requests/{id}',
  access: requester,
  summary: 'Deletes one of the caller’s accommodation requests without answers (RAC-05).',
  params: byID,
  reply: messageReply,
  errors: ['already_answered'],
});

export const searchAccommodationRequests = defineEndpoint({
  method: 'GET',
  path: '/api/search-accommodation-requests',
  access: host,
  summary: 'Open accommodation requests by settlement and dates (RAC-06), guests, meal plan and pets.',
  query: accommodationRequestSearch,
  reply: searchReply(accommodationRequestCard),
});

export const contactAccommodationRequester = defineEndpoint({
  method: 'POST',
  path: '/api/accommodation-requests/{id}/contact',
  access: host,
  limit: 'contact',
  summary:
    'Answers an accommodation request: recorded, and mailed to the requester with the host’s listings. Needs a package of type 8.',
  params: byID,
  body: hostContactBody,
  reply: messageReply,
  errors: ['package_required', 'already_answered', 'request_closed'],
});

export const listHostAnswers = defineEndpoint({
  method: 'GET',
  path: '/api/accommodation-requests/{id}/contact',
  access: ['ajanlatkero', 'szallasado'],
  summary:
    'The answers of hosts to the caller’s accommodation request, with their contact data; for a host their own.',
  params: byID,
  reply: dataReply(z.array(hostAnswer)),
});
