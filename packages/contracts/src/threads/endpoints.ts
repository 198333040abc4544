import { z } from 'zod';
import {
  dataReply,
  defineEndpoint,
  fieldsReply,
  id,
  messageReply,
  searchReply,
  textID,
} from '../core/index.ts';
import {
  inbox,
  messageBody,
  messageQuery,
  thread,
  threadBody,
  threadCard,
  threadKey,
  threadMessage,
  threadQuery,
  threadToken,
  threadUpdate,
} from './schemas.ts';

export * from './appointments/endpoints.ts';

const oneThread = z.object({ threadID: textID });
const writing = ['conflict', 'rate_limited'] as const;

export const getInbox = defineEndpoint({
  method: 'GET',
  path: '/api/inbox',
  access: 'signed-in',
  summary: 'How many messages the caller has not read (MSG-05); asked for often, so it is one small read.',
  reply: dataReply(inbox),
});

export const listThreads = defineEndpoint({
  method: 'GET',
  path: '/api/threads',
  access: 'signed-in',
  summary: "The caller's threads (MSG-05), the one with the last message first.",
  query: threadQuery,
  reply: searchReply(threadCard),
});

export const openThread = defineEndpoint({
  method: 'POST',
  path: '/api/threads',
  access: 'signed-in',
  limit: 'message',
  status: 201,
  summary:
    'Writes to the advertiser of a listing, or with the contact data package to the requester of a property request (MSG-01, MSG-03). `insertID` is the thread, which is the same for the same listing and people; so is the message for the same words.',
  body: threadBody,
  reply: fieldsReply({ insertID: id, data: threadMessage }),
  errors: [
    ...writing,
    'not_found',
    'package_required',
    'request_closed',
    'captcha_required',
    'captcha_failed',
    'unavailable',
  ],
});

export const getThread = defineEndpoint({
  method: 'GET',
  path: '/api/threads/{threadID}',
  access: 'signed-in',
  summary:
    'An own thread with its newest messages, or those after or before one (MSG-06). 304 for the ETag of an unchanged one, which contains the state of the gate.',
  params: oneThread,
  query: messageQuery,
  reply: dataReply(thread),
});

export const sendMessage = defineEndpoint({
  method: 'POST',
  path: '/api/threads/{threadID}/messages',
  access: 'signed-in',
  limit: 'message',
  status: 201,
  summary: 'Writes into an own thread. The same `clientKey` again returns the message that it made.',
  params: oneThread,
  body: messageBody,
  reply: fieldsReply({ insertID: id, data: threadMessage }),
  errors: writing,
});

export const updateThread = defineEndpoint({
  method: 'PATCH',
  path: '/api/threads/{threadID}',
  access: 'signed-in',
  summary: 'Marks an own thread as read, archives or mutes it, leaves it, or blocks its other side (MSG-10).',
  params: oneThread,
  body: threadUpdate,
  reply: messageReply,
});

export const withdrawMessage = defineEndpoint({
  method: 'DELETE',
  path: '/api/messages/{messageID}',
  access: 'signed-in',
  summary: 'Withdraws an own message within five minutes (MSG-12).',
  params: z.object({ messageID: textID }),
  reply: messageReply,
  errors: ['conflict'],
});

export const getGuestThread = defineEndpoint({
  method: 'GET',
  path: '/api/guest-threads/{token}',
  access: 'public',
  summary:
    'The thread of a mailed link, without login (MSG-09); changes nothing, since mail scanners open links.',
  params: threadToken,
  query: messageQuery,
  reply: dataReply(thread),
  errors: ['not_found', 'blocked'],
});

export const sendGuestMessage = defineEndpoint({
  method: 'POST',
  path: '/api/guest-threads/{token}/messages',
  access: 'public',
  limit: 'message',
  status: 201,
  summary: 'Writes into the thread of a mailed link, which confirms the address of a guest.',
  params: threadToken,
  body: messageBody,
  reply: fieldsReply({ insertID: id, data: threadMessage }),
  errors: [...writing, 'not_found', 'blocked'],
});

export const updateGuestThread = defineEndpoint({
  method: 'PATCH',
  path: '/api/guest-threads/{token}',
  access: 'public',
  summary: "Changes the side of a mailed link in its thread; `blocked` is 'Nem te voltál? Zárd le'.",
  params: threadToken,
  body: threadUpdate,
  reply: messageReply,
  errors: ['not_found', 'blocked'],
});

export const unsubscribeThread = defineEndpoint({
  method: 'POST',
  path: '/api/thread-mails/unsubscribe',
  access: 'public',
  limit: 'one-time-secret',
  summary: 'Ends the mails about a thread with the key of any of them, without login (MSG-09).',
  body: threadKey,
  reply: messageReply,
  errors: ['secret_invalid'],
});

export const unsubscribeThreadByMailer = defineEndpoint({
  method: 'POST',
  path: '/api/thread-mails/one-click-unsubscribe',
  access: 'public',
  limit: 'one-time-secret',
  summary:
    'The same for mail programs (RFC 8058), which send the key in the address and a form as the body that says nothing more.',
  query: threadKey,
  reply: messageReply,
  errors: ['secret_invalid'],
});
