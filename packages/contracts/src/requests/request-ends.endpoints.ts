import { z } from 'zod';
import { defineEndpoint, messageReply, textID } from '../core/index.ts';
import { requestRenewalBody, requestVisibilityBody } from './request-ends.ts';
import { requestKinds } from './values.ts';

const requester = ['ajanlatkero'] as const;
const oneRequest = z.object({ kind: z.enum(requestKinds), requestID: textID });

export const closeRequest = defineEndpoint({
  method: 'POST',
  path: '/api/requests/{kind}/{requestID}/closure',
  access: requester,
  summary:
    'Closes an open request of the caller: nobody finds or answers it any more, and those who have answered are notified by mail. The offers on it can still be accepted.',
  params: oneRequest,
  reply: messageReply,
  errors: ['request_closed'],
});

export const renewPropertyRequest = defineEndpoint({
  method: 'POST',
  path: '/api/real-estate-requests/{id}/renewal',
  access: requester,
  summary: 'Keeps one of the caller’s property requests going, or starts one again that has ended by itself.',
  params: z.object({ id: textID }),
  reply: messageReply,
  errors: ['request_closed'],
});

export const renewRequestByKey = defineEndpoint({
  method: 'POST',
  path: '/api/request-renewals',
  access: 'public',
  limit: 'one-time-secret',
  summary:
    'The same with the key of the mail that asks whether the request is still wanted, without a login; used once.',
  body: requestRenewalBody,
  reply: messageReply,
  errors: ['secret_invalid'],
});

export const setRequestVisibility = defineEndpoint({
  method: 'PATCH',
  path: '/api/requests/{kind}/{requestID}/visibility',
  access: ['admin'],
  summary:
    'Hides a request from all but its requester, who reads the reason, or shows it again in its former state. Hidden, its open reports are upheld (TRUST-04).',
  params: oneRequest,
  body: requestVisibilityBody,
  reply: messageReply,
  errors: ['conflict'],
});
