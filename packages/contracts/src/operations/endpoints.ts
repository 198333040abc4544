import { z } from 'zod';
import { captchaConfig } from '../contact/schemas.ts';
import { dataReply, defineEndpoint, flagReply, messageReply } from '../core/index.ts';
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
  summary: 'The database responds and is migrated, and the process is not shutting down; otherwise 503.',
  reply: messageReply,
  errors: ['unavailable'],
});

export const clientConfig = defineEndpoint({
  method: 'GET',
  path: '/api/client-config',
  access: 'public',
  summary: 'Public configuration of this installation for the browser.',
  reply: dataReply(
    z.object({
      paypal: paypalConfig,
      captcha: captchaConfig,
      /** Whether an invoicing service is configured. */
      hasInvoices: flagReply,
      map: z.object({
        /** A pattern of raster tiles, or the path of the file of vector tiles; null for the built-in map. */
        tileUrl: z.string().nullable(),
        attribution: z.string(),
      }),
    }),
  ),
  maxAge: 300,
});
