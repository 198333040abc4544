import { z } from 'zod';
import { dataReply, defineEndpoint, textID } from '../core/index.ts';
import { requestKinds } from './values.ts';

export const listRequestSearches = defineEndpoint({
  method: 'GET',
  path: '/api/request-searches/{kind}/{requestID}',
  access: ['ajanlatkero'],
  summary:
    'The searches of listings that the caller’s request stands for (WATCH-03), as queries of their search page; none for one that is not open.',
  params: z.object({ kind: z.enum(requestKinds), requestID: textID }),
  reply: dataReply(z.array(z.object({ query: z.string() }))),
  errors: ['not_found'],
});
