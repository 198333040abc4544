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
  linkedMessageBody,
  messageBody,
  messageQuery,
  thread,
  threadBody,
  threadCard,
  threadFile,
  threadFileQuery,
  threadKey,
  threadMessage,
  threadQuery,
  threadToken,
  threadUpdate,
} from './schemas.ts';
import { threadLimits } from './values.ts';

export * from './appointments/endpoints.ts';
export * from './notifications/endpoints.ts';

const oneThread = z.object({ threadID: textID });
const writing = ['conflict', 'rate_limited'] as const;

export const getInbox = defineEndpoint({
  method: 'GET',
  path: '/api/inbox',
  access: 'signed-in',
  summary: 'How many messages the caller has not read (MSG-05); polled, so it is one small read.',
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
    'The caller’s thread with its newest messages, or those after or before one (MSG-06). 304 for the ETag of an unchanged one, which contains the state of the gate. What an advertiser sees while a package keeps the gate open is shown from then on.',
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
  summary:
    'Writes into one of the caller’s threads. The same `clientKey` again returns the message that it made.',
  params: oneThread,
  body: messageBody,
  reply: fieldsReply({ insertID: id, data: threadMessage }),
  errors: writing,
});

export const uploadThreadFiles = defineEndpoint({
  method: 'POST',
  path: '/api/threads/{threadID}/files',
  access: 'signed-in',
  limit: 'upload',
  summary:
    'Uploads pictures and PDFs for a message of the caller’s thread, named by `files` of the message (MSG-07). Of a requester only while the gate is open. What no message has after a day is deleted.',
  params: oneThread,
  upload: {
    field: 'images',
    alias: 'file',
    maxFiles: threadLimits.files,
    maxBytes: threadLimits.fileBytes,
  },
  reply: fieldsReply({ data: z.array(threadFile) }),
  errors: ['conflict', 'limit_reached', 'image_invalid', 'image_too_large', 'too_large', 'wrong_media_type'],
});

export const getThreadFile = defineEndpoint({
  method: 'GET',
  path: '/api/threads/{threadID}/files/{fileID}',
  access: 'signed-in',
  summary:
    'A file of a message, for the two sides of its thread (MSG-07); one without a message for its own.',
  params: z.object({ threadID: textID, fileID: textID }),
  query: threadFileQuery,
  isFile: true,
  reply: messageReply,
});

export const deleteThreadFile = defineEndpoint({
  method: 'DELETE',
  path: '/api/threads/{threadID}/files/{fileID}',
  access: 'signed-in',
  summary: 'Deletes one of the caller’s files that no message has yet.',
  params: z.object({ threadID: textID, fileID: textID }),
  reply: messageReply,
});

export const updateThread = defineEndpoint({
  method: 'PATCH',
  path: '/api/threads/{threadID}',
  access: 'signed-in',
  summary:
    'Marks the caller’s thread as read, archives or mutes it, leaves it, or blocks its other side (MSG-10).',
  params: oneThread,
  body: threadUpdate,
  reply: messageReply,
});

export const withdrawMessage = defineEndpoint({
  method: 'DELETE',
  path: '/api/messages/{messageID}',
  access: 'signed-in',
  summary: 'Withdraws one of the caller’s messages within five minutes (MSG-12).',
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
  body: linkedMessageBody,
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
