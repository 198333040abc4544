import { z } from 'zod';
import { dataReply, defineEndpoint } from '../core/index.ts';
import { listingKinds } from '../listings/values.ts';
import { understanding } from './schemas.ts';

export const understandText = defineEndpoint({
  method: 'GET',
  path: '/api/understand',
  access: 'public',
  summary:
    'Understands a search in free Hungarian: kind, filters, result page (FIND-02). Never an error for any text.',
  query: z.object({
    /** Cut after 200 characters. */
    q: z.string().default('').catch(''),
    /** The kind to take where the text does not tell (ours): that of the page, or the visitor’s answer. */
    kind: z.enum(listingKinds).optional().catch(undefined),
  }),
  reply: dataReply(understanding),
});
