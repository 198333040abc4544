import type { Invariant } from './invariant.ts';

/** The rules between quote requests, offers and the packages that pay for them. */
export const requestRules: readonly Invariant[] = [
  {
    sentence: 'A service request has at most one accepted offer, which its row refers to.',
    sql: `select r.requestID as id from service_requests r where coalesce(r.acceptedResponseID, 0) <> coalesce((
      select max(o.responseID) from service_request_responses o where o.requestID = r.requestID and o.accepted = 1), 0)`,
  },
  {
    sentence: 'Once an offer is accepted, the others of the request are refused.',
    sql: `select o.responseID as id from service_request_responses o join service_requests r using (requestID)
      where (o.accepted = 0) <> (r.acceptedResponseID is null)`,
  },
  {
    sentence:
      'The offer count of a request is the number of its offers, and a request with offers is not withdrawn.',
    sql: `select r.requestID as id from service_requests r
      where r.responseCount <> (select count(*) from service_request_responses o where o.requestID = r.requestID)
        or (r.responseCount > 0 and r.archivedAt is not null)`,
  },
  {
    sentence: 'No offer was seen before it was sent.',
    sql: 'select responseID as id from service_request_responses where seenAt < created',
  },
  {
    sentence: 'The used count of an order covers at least the offers that it paid for.',
    sql: `select o.orderID as id from service_orders o where o.packageType = 7
      and o.usedCount < (select count(*) from service_request_responses r where r.orderID = o.orderID)`,
  },
  {
    sentence: 'The contact count of an accommodation request is the number of hosts that answered it.',
    sql: `select r.requestID as id from accommodation_requests r where r.responseCount <> (
      select count(*) from accommodation_request_contacts c where c.requestID = r.requestID)`,
  },
  {
    // The day in UTC is that of Budapest or the one before.
    sentence: 'An accommodation request is over only after its stay.',
    sql: `select requestID as id from accommodation_requests where status = 3 and endDate > date(:now)`,
  },
  ...['service', 'accommodation', 'real_estate'].map((kind) => ({
    sentence: `A request of ${kind}_requests that is hidden has the status that it returns to.`,
    sql: `select requestID as id from ${kind}_requests where status = 5 and coalesce(hiddenStatus, 5) in (0, 5)`,
  })),
  ...['service', 'accommodation', 'real_estate'].map((kind) => ({
    sentence: `No request of ${kind}_requests is open whose requester is blocked.`,
    sql: `select r.requestID as id from ${kind}_requests r join users u on u.userID = r.requesterID
      where r.status = 1 and u.blockedAt is not null`,
  })),
  {
    sentence: 'A service request has at most two pictures, and its picture count is their number.',
    sql: `select r.requestID as id from service_requests r where r.imageCount > 2 or r.imageCount <> (
      select count(*) from service_request_images i where i.requestID = r.requestID)`,
  },
];
