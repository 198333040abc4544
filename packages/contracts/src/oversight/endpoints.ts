import { z } from 'zod';
import { dataReply, defineEndpoint, messageReply, pagedReply, textID } from '../core/index.ts';
import { listingKinds } from '../listings/values.ts';
import {
  adminHit,
  adminListing,
  adminListingQuery,
  adminSearchQuery,
  adminWaiting,
  blockBody,
  timelineEntry,
  timelineParams,
  userOverview,
} from './schemas.ts';

const oneUser = z.object({ id: textID });

export const searchAsAdmin = defineEndpoint({
  method: 'GET',
  path: '/api/admin-search',
  access: ['admin'],
  summary:
    'Users, listings, orders and requests by id, and by the beginning of a mail address, a name or a listing’s reference; the first of each.',
  query: adminSearchQuery,
  reply: dataReply(z.array(adminHit)),
});

export const countWaiting = defineEndpoint({
  method: 'GET',
  path: '/api/admin-waiting',
  access: ['admin'],
  summary: 'What waits for an admin, for the badges of the menu: open reports, failed mails, failed refunds.',
  reply: dataReply(adminWaiting),
});

export const getUserOverview = defineEndpoint({
  method: 'GET',
  path: '/api/users/{id}',
  access: ['admin'],
  summary: 'A user with listings, orders, requests and mails, each the latest fifty.',
  params: oneUser,
  reply: dataReply(userOverview),
});

export const setUserBlocked = defineEndpoint({
  method: 'PATCH',
  path: '/api/users/{id}/block',
  access: ['admin'],
  summary:
    'Blocks a user, whose very next call is refused and whose listings are no longer published, or lets them in again; 409 for an admin, and where that is so already.',
  params: oneUser,
  body: blockBody,
  reply: messageReply,
  errors: ['conflict'],
});

export const resendActivation = defineEndpoint({
  method: 'POST',
  path: '/api/users/{id}/activation-mail',
  access: ['admin'],
  summary: 'Sends the activation mail once more, with a new link; 409 for an active account.',
  params: oneUser,
  reply: messageReply,
  errors: ['conflict'],
});

export const listListingsAsAdmin = defineEndpoint({
  method: 'GET',
  path: '/api/admin-listings/{kind}',
  access: ['admin'],
  summary: 'The listings of a kind in every state, newest first.',
  params: z.object({ kind: z.enum(listingKinds) }),
  query: adminListingQuery,
  reply: pagedReply(adminListing),
});

export const getTimeline = defineEndpoint({
  method: 'GET',
  path: '/api/timelines/{entity}/{id}',
  access: ['admin'],
  summary:
    'What happened to a user, listing, order or request, the latest first: mails without their texts, payments, reports, audit.',
  params: timelineParams,
  reply: dataReply(z.array(timelineEntry)),
});
