import { z } from 'zod';
import { dataReply, defineEndpoint, fieldsReply, id, messageReply, textID } from '../core/index.ts';
import {
  linkedWatch,
  linkedWatchUpdate,
  newWatch,
  pendingWatch,
  watch,
  watchBody,
  watchByLink,
  watchKey,
  watchUpdate,
} from './schemas.ts';

const oneWatch = z.object({ watchID: textID });

export const listWatches = defineEndpoint({
  method: 'GET',
  path: '/api/watches',
  access: 'signed-in',
  summary:
    'The searches that the caller follows (WATCH-05), the newest first, with those that were saved with the mail address before the login.',
  reply: dataReply(z.array(watch)),
});

export const createWatch = defineEndpoint({
  method: 'POST',
  path: '/api/watches',
  access: 'public-or-session',
  limit: 'contact',
  status: 201,
  summary:
    'Follows a search (WATCH-01, WATCH-02): at once for the caller’s account, else, with a captcha, for a mail address once it is confirmed. Those of requests need the role that answers them.',
  body: watchBody,
  reply: fieldsReply({ insertID: id, data: newWatch }),
  errors: [
    'watch_limit_reached',
    'signed_out',
    'forbidden',
    'captcha_required',
    'captcha_failed',
    'unavailable',
  ],
});

export const updateWatch = defineEndpoint({
  method: 'PATCH',
  path: '/api/watches/{watchID}',
  access: 'signed-in',
  summary:
    'Renames, narrows or pauses one of the caller’s watches, changes how often it writes, or marks it as looked at (WATCH-05).',
  params: oneWatch,
  body: watchUpdate,
  reply: messageReply,
});

export const deleteWatch = defineEndpoint({
  method: 'DELETE',
  path: '/api/watches/{watchID}',
  access: 'signed-in',
  summary: 'Follows a search no more.',
  params: oneWatch,
  reply: messageReply,
});

export const confirmWatch = defineEndpoint({
  method: 'POST',
  path: '/api/watches/confirm',
  access: 'public',
  limit: 'one-time-secret',
  summary:
    'Confirms the mail address of a watch with the key of the mailed link (WATCH-01); while the watch is active, once more changes nothing.',
  body: watchKey,
  reply: dataReply(watchByLink),
  errors: ['secret_invalid'],
});

export const openPendingWatch = defineEndpoint({
  method: 'POST',
  path: '/api/watches/pending',
  access: 'public',
  limit: 'one-time-secret',
  summary:
    'The watch that the key of a mailed link would confirm, or has confirmed (WATCH-01), which it leaves as it is; a POST, so that the key stands in no address.',
  body: watchKey,
  reply: dataReply(pendingWatch),
  errors: ['secret_invalid'],
});

export const openLinkedWatch = defineEndpoint({
  method: 'POST',
  path: '/api/linked-watch',
  access: 'public',
  limit: 'one-time-secret',
  summary:
    'The watch of a mail, by the key of its link (WATCH-07); a POST, so that the key stands in no address.',
  body: watchKey,
  reply: dataReply(linkedWatch),
  errors: ['secret_invalid'],
});

export const updateLinkedWatch = defineEndpoint({
  method: 'PATCH',
  path: '/api/linked-watch',
  access: 'public',
  limit: 'one-time-secret',
  summary:
    'Narrows, pauses or resumes the watch of a mail, or changes how often it writes, without login (WATCH-07).',
  body: linkedWatchUpdate,
  reply: messageReply,
  errors: ['secret_invalid'],
});

export const unsubscribeWatch = defineEndpoint({
  method: 'POST',
  path: '/api/watches/unsubscribe',
  access: 'public',
  limit: 'one-time-secret',
  summary:
    'Ends the mails of a watch with the key of any of them, without login (WATCH-04): one of an account is paused, any other deleted.',
  body: watchKey,
  reply: dataReply(watchByLink),
  errors: ['secret_invalid'],
});

export const unsubscribeWatchByMailer = defineEndpoint({
  method: 'POST',
  path: '/api/watches/one-click-unsubscribe',
  access: 'public',
  limit: 'one-time-secret',
  summary:
    'The same for mail programs (RFC 8058), which send the key in the address and a form as the body that says nothing more.',
  query: watchKey,
  reply: messageReply,
  errors: ['secret_invalid'],
});
