import { z } from 'zod';
import { dataReply, defineEndpoint, fieldsReply, id, messageReply } from '../core/index.ts';
import {
  guestStay,
  guestStays,
  stayBody,
  stayParams,
  stayQuery,
  stayRecord,
  stayStep,
} from './record-schemas.ts';

export const askForStay = defineEndpoint({
  method: 'POST',
  path: '/api/stays',
  access: 'signed-in',
  limit: 'message',
  status: 201,
  summary:
    "'Megkérdezem, szabad-e': asks the host of an accommodation for days and people, in a thread (CAL-08). No booking: nothing is paid or agreed. The same question while it is open returns the same stay.",
  body: stayBody,
  reply: fieldsReply({ insertID: id, data: stayRecord }),
  errors: [
    'conflict',
    'dates_taken',
    'not_found',
    'rate_limited',
    'captcha_required',
    'captcha_failed',
    'unavailable',
  ],
});

export const listStays = defineEndpoint({
  method: 'GET',
  path: '/api/stays',
  access: 'signed-in',
  summary: 'The stays of one of the caller’s threads (CAL-08), the last one first.',
  query: stayQuery,
  reply: dataReply(z.array(stayRecord)),
  errors: ['not_found'],
});

export const moveStay = defineEndpoint({
  method: 'PATCH',
  path: '/api/stays/{stayID}',
  access: 'signed-in',
  summary:
    "Moves the caller’s stay to a state that follows (CAL-08): the host says 'szabad', 'nem', 'lefoglalva', which makes the days busy; the guest withdraws; either cancels, with a reason; afterwards both say whether it happened.",
  params: stayParams,
  body: stayStep,
  reply: messageReply,
  errors: ['conflict', 'dates_taken', 'not_found'],
});

export const listGuestStays = defineEndpoint({
  method: 'GET',
  path: '/api/guest-threads/{token}/stays',
  access: 'public',
  summary: 'The stays of the thread of a mailed link (CAL-08), without login; changes nothing.',
  params: guestStays,
  reply: dataReply(z.array(stayRecord)),
  errors: ['not_found', 'blocked'],
});

export const moveGuestStay = defineEndpoint({
  method: 'PATCH',
  path: '/api/guest-threads/{token}/stays/{stayID}',
  access: 'public',
  limit: 'message',
  summary: 'Moves a stay of the thread of a mailed link, as its side may (CAL-08).',
  params: guestStay,
  body: stayStep,
  reply: messageReply,
  errors: ['conflict', 'dates_taken', 'not_found', 'blocked'],
});
