import { z } from 'zod';
import {
  advertiserRoles,
  createdReply,
  dataReply,
  defineEndpoint,
  messageReply,
  searchReply,
  textID,
} from '../core/index.ts';
import { listingKinds } from '../listings/values.ts';
import { threadFileQuery } from '../threads/schemas.ts';
import {
  listingVisibility,
  reportBody,
  reportDecision,
  reportedListing,
  reportQuery,
  visibilityBody,
} from './schemas.ts';

const oneListing = z.object({ kind: z.enum(listingKinds), id: textID });

export const reportListing = defineEndpoint({
  method: 'POST',
  path: '/api/reports',
  access: 'public-or-session',
  limit: 'report',
  status: 201,
  summary:
    'Reports a published listing to the admins (TRUST-01), a message of the other side of the caller’s thread (MSG-10), or what the other side of a shared list says (KEEP-07), once per person; or a request that the caller may answer (TRUST-04), once while the report is open.',
  body: reportBody,
  reply: createdReply,
  errors: ['captcha_required', 'captcha_failed', 'unavailable', 'forbidden', 'not_found', 'already_reported'],
});

export const requestReview = defineEndpoint({
  method: 'POST',
  path: '/api/listings/{kind}/{id}/review-request',
  access: advertiserRoles,
  status: 201,
  summary:
    'The owner of a hidden listing has mended it: puts it into the queue of the admins (TRUST-02), once each time it was hidden.',
  params: oneListing,
  reply: createdReply,
  errors: ['conflict'],
});

export const listReports = defineEndpoint({
  method: 'GET',
  path: '/api/reports',
  access: ['admin'],
  summary:
    'The queue of reported listings (TRUST-02), grouped by listing, of messages with those around them (MSG-10), of shared lists (KEEP-07), and of requests (TRUST-04).',
  query: reportQuery,
  reply: searchReply(reportedListing),
});

export const getReportedFile = defineEndpoint({
  method: 'GET',
  path: '/api/reported-messages/{messageID}/files/{fileID}',
  access: ['admin'],
  summary: 'A file of a message that a report has: the reported one, or one of those around it (MSG-10).',
  params: z.object({ messageID: textID, fileID: textID }),
  query: threadFileQuery,
  isFile: true,
  reply: messageReply,
});

export const decideReport = defineEndpoint({
  method: 'PATCH',
  path: '/api/reports/{reportID}',
  access: ['admin'],
  summary:
    'Dismisses an open report (TRUST-02), and on request the older ones of the same listing; closes the thread of a reported message (MSG-10), or takes the link of a reported list back (KEEP-07).',
  params: z.object({ reportID: textID }),
  body: reportDecision,
  reply: messageReply,
  errors: ['conflict'],
});

export const getListingVisibility = defineEndpoint({
  method: 'GET',
  path: '/api/listings/{kind}/{id}/visibility',
  access: ['admin'],
  summary: 'Name, owner and visibility of any listing.',
  params: oneListing,
  reply: dataReply(listingVisibility),
});

export const setListingVisibility = defineEndpoint({
  method: 'PATCH',
  path: '/api/listings/{kind}/{id}/visibility',
  access: ['admin'],
  summary:
    'Hides a listing everywhere or shows it again (TRUST-02); the reason is mailed to its owner, and its open reports are upheld.',
  params: oneListing,
  body: visibilityBody,
  reply: messageReply,
  errors: ['conflict'],
});
