import { dataReply, defineEndpoint, messageReply } from '../core/index.ts';
import { listingEventBody, siteStatistics, spanQuery } from './schemas.ts';

export const getSiteStatistics = defineEndpoint({
  method: 'GET',
  path: '/api/statistics/site',
  access: ['admin'],
  summary: "The figures of the admin's first screen in a span of days (ours).",
  query: spanQuery,
  reply: dataReply(siteStatistics),
});

export const reportListingEvent = defineEndpoint({
  method: 'POST',
  path: '/api/statistics/listing-events',
  access: 'public',
  summary: 'Counts a view, a contact click or a message of a listing; robots are not counted (ours).',
  body: listingEventBody,
  reply: messageReply,
});
