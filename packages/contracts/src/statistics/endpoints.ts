import { dataReply, defineEndpoint, messageReply } from '../core/index.ts';
import { advertiserRoles } from '../core/values.ts';
import {
  advertiserStatistics,
  listingEventBody,
  requesterStatistics,
  siteStatistics,
  spanQuery,
} from './schemas.ts';

export const getSiteStatistics = defineEndpoint({
  method: 'GET',
  path: '/api/statistics/site',
  access: ['admin'],
  summary: "The figures of the admin's first screen in a span of days (ours).",
  query: spanQuery,
  reply: dataReply(siteStatistics),
});

export const getAdvertiserStatistics = defineEndpoint({
  method: 'GET',
  path: '/api/statistics/advertiser',
  access: advertiserRoles,
  summary: "What happened to the caller's listings in a span of days, and the caller's packages (ours).",
  query: spanQuery,
  reply: dataReply(advertiserStatistics),
});

export const getRequesterStatistics = defineEndpoint({
  method: 'GET',
  path: '/api/statistics/requester',
  access: ['ajanlatkero'],
  summary: "The caller's open quote requests and the latest offers and answers (ours).",
  reply: dataReply(requesterStatistics),
});

export const reportListingEvent = defineEndpoint({
  method: 'POST',
  path: '/api/statistics/listing-events',
  access: 'public',
  summary: 'Counts a view, a contact click or a message of a listing; robots are not counted (ours).',
  body: listingEventBody,
  reply: messageReply,
});
