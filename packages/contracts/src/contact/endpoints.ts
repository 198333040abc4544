import { defineEndpoint, fieldsReply, messageReply } from '../core/index.ts';
import { captchaChallenge, contactMessageBody } from './schemas.ts';

export const sendContactMessage = defineEndpoint({
  method: 'POST',
  path: '/api/send-email',
  access: 'public',
  limit: 'contact',
  summary: 'Mails a message to an advertiser, whose address is never disclosed (CON-01).',
  body: contactMessageBody,
  reply: messageReply,
  errors: ['captcha_failed', 'unavailable', 'not_found'],
});

export const getCaptchaChallenge = defineEndpoint({
  method: 'GET',
  path: '/api/captcha-challenge',
  access: 'public',
  summary: 'A challenge of the self-hosted captcha; 404 with another provider.',
  reply: fieldsReply(captchaChallenge.shape),
  errors: ['not_found'],
});
