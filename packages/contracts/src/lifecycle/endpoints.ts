import { z } from 'zod';
import {
  advertiserRoles,
  createdReply,
  dataReply,
  defineEndpoint,
  messageReply,
  textID,
} from '../core/index.ts';
import { listingKinds } from '../listings/values.ts';
import { renewalBody, stateReply, statusBody } from './schemas.ts';

const oneListing = z.object({ kind: z.enum(listingKinds), id: textID });

export const setListingStatus = defineEndpoint({
  method: 'PATCH',
  path: '/api/listings/{kind}/{id}/status',
  access: [...advertiserRoles, 'admin'],
  summary:
    'Moves the caller’s listing to another state (LIFE-01), an admin any listing; 409 where the state graph does not allow it. Its own state renews it.',
  params: oneListing,
  body: statusBody,
  reply: dataReply(stateReply),
  errors: ['conflict'],
});

export const copyListing = defineEndpoint({
  method: 'POST',
  path: '/api/listings/{kind}/{id}/copy',
  access: advertiserRoles,
  status: 201,
  summary:
    'Copies the caller’s listing into a draft (LIFE-05): its data, pictures, weekly timetable and price table, without videos and packages.',
  params: oneListing,
  reply: createdReply,
});

export const renewListing = defineEndpoint({
  method: 'POST',
  path: '/api/listings/renew',
  access: 'public',
  limit: 'one-time-secret',
  summary:
    'Renews a listing with the key of the mail that asks whether it is still current (LIFE-03); used once.',
  body: renewalBody,
  reply: messageReply,
  errors: ['secret_invalid'],
});
