import { z } from 'zod';
import {
  createdReply,
  dataReply,
  defineEndpoint,
  fieldsReply,
  messageReply,
  searchReply,
  textID,
} from '../core/index.ts';
import { imageMaxBytes } from '../images/values.ts';
import {
  ownServiceRequestCard,
  ownServiceRequestQuery,
  requestImage,
  serviceRequestBody,
  serviceRequestCard,
  serviceRequestDetail,
  serviceRequestQuery,
  serviceRequestRecord,
} from './service-requests.ts';
import { requestImageLimit } from './values.ts';

const requester = ['ajanlatkero'] as const;
const byID = z.object({ id: textID });

export const createServiceRequest = defineEndpoint({
  method: 'POST',
  path: '/api/service-requests',
  access: requester,
  status: 201,
  summary: 'Sends a request for a service (REQ-04); it cannot be changed afterwards.',
  body: serviceRequestBody,
  reply: createdReply.extend({
    /** Professionals of its trade who work there: those on whose list it is. */
    professionalCount: z.int().nonnegative(),
  }),
});

export const listOwnServiceRequests = defineEndpoint({
  method: 'GET',
  path: '/api/service-requests',
  access: requester,
  summary: "The caller's own service requests, newest first (REQ-02).",
  query: ownServiceRequestQuery,
  reply: searchReply(ownServiceRequestCard),
});

export const getServiceRequest = defineEndpoint({
  method: 'GET',
  path: '/api/service-requests/{id}',
  access: ['ajanlatkero', 'szakember', 'admin'],
  summary:
    'One service request: the caller’s, or an open one for professionals; contact data only for the professional whose offer was accepted (GATE-01).',
  params: byID,
  reply: dataReply(serviceRequestDetail),
});

export const getServiceRequestRecord = defineEndpoint({
  method: 'GET',
  path: '/api/service-request-by-ids/{id}',
  access: requester,
  summary: 'One of the caller’s service requests with ids, for the form (REQ-05).',
  params: byID,
  reply: dataReply(serviceRequestRecord),
});

export const replaceServiceRequest = defineEndpoint({
  method: 'PUT',
  path: '/api/service-requests/{id}',
  access: requester,
  summary: 'Always refused: a sent request cannot be changed (REQ-05).',
  params: byID,
  reply: messageReply,
  errors: ['not_editable'],
});

export const archiveServiceRequest = defineEndpoint({
  method: 'DELETE',
  path: '/api/service-requests/{id}',
  access: requester,
  summary: 'Archives one of the caller’s requests without offers (REQ-09).',
  params: byID,
  reply: messageReply,
  errors: ['already_answered'],
});

export const searchServiceRequests = defineEndpoint({
  method: 'GET',
  path: '/api/search-service-requests',
  access: ['szakember'],
  summary: 'Open service requests by profession and place, newest first, without contact data (OFF-01).',
  query: serviceRequestQuery,
  reply: searchReply(serviceRequestCard),
});

export const listServiceRequestImages = defineEndpoint({
  method: 'GET',
  path: '/api/service_request_images/{requestID}',
  access: 'public',
  summary: 'The pictures of a request; 404 once it is archived.',
  params: z.object({ requestID: textID }),
  reply: dataReply(z.array(requestImage)),
});

export const uploadServiceRequestImages = defineEndpoint({
  method: 'POST',
  path: '/api/service_request_images_upload/{id}',
  access: requester,
  limit: 'upload',
  summary: 'Adds pictures to one of the caller’s requests, at most two of at most 2000x2000 px (REQ-07).',
  params: byID,
  upload: { field: 'images', maxFiles: requestImageLimit, maxBytes: imageMaxBytes },
  reply: fieldsReply({ imagePaths: z.array(z.string()) }),
  errors: ['image_limit_reached', 'image_invalid', 'image_too_large', 'too_large', 'wrong_media_type'],
});

export const deleteServiceRequestImage = defineEndpoint({
  method: 'DELETE',
  path: '/api/service_request_images/{imageID}',
  access: requester,
  summary: 'Deletes a picture of one of the caller’s requests.',
  params: z.object({ imageID: textID }),
  reply: messageReply,
});
