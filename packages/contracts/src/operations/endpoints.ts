import { z } from 'zod';
import { captchaConfig } from '../contact/schemas.ts';
import { dataReply, defineEndpoint, messageReply } from '../core/index.ts';
import { paypalConfig } from '../payments/schemas.ts';

export const health = defineEndpoint({
  method: 'GET',
  path: '/api/health',
  access: 'public',
  summary: 'The process is up.',
  reply: messageReply,
});

export const ready = defineEndpoint({
  method: 'GET',
  path: '/api/ready',
  access: 'public',
  summary: 'The database answers and is migrated, and the process is not shutting down; else 503.',
  reply: messageReply,
  errors: ['unavailable'],
});

export const clientConfig = defineEndpoint({
  method: 'GET',
  path: '/api/client-config',
  access: 'public',
  summary: 'What the browser needs to know of the installation; nothing secret.',
  reply: dataReply(
    z.object({
      paypal: paypalConfig,
      captcha: captchaConfig,
      map: z.object({ tileUrl: z.string().nullable(), attribution: z.string() }),
    }),
  ),
  maxAge: 300,
});
