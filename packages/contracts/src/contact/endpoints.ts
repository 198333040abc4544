import { defineEndpoint, fieldsReply, messageReply } from '../core/index.ts';
import { captchaChallenge, challengeQuery, contactMessageBody } from './schemas.ts';

export const sendContactMessage = defineEndpoint({
  method: 'POST',
  path: '/api/send-email',
  access: 'public-or-session',
  limit: 'contact',
  summary:
    'Mails a message to an advertiser, whose address is never disclosed (CON-01), and opens a thread about the listing for a sender with a session or a mail address (MSG-01). `captcha_required` after very many messages: repeat the call with a solution of its `captchaLevel`.',
  body: contactMessageBody,
  reply: messageReply,
  errors: ['captcha_required', 'captcha_failed', 'unavailable', 'not_found'],
});

export const getCaptchaChallenge = defineEndpoint({
  method: 'GET',
  path: '/api/captcha-challenge',
  access: 'public',
  summary:
    'A challenge of the self-hosted captcha; 404 for the normal level with another provider. `level` is the `captchaLevel` of a `captcha_required`.',
  query: challengeQuery,
  reply: fieldsReply(captchaChallenge.shape),
  errors: ['not_found'],
});
