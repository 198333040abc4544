import { z } from 'zod';
import { dataReply, defineEndpoint, messageReply, textID } from '../core/index.ts';
import { ntakOverview, ntakQuery, ntakResultBody } from './schemas.ts';

export const listNtakChecks = defineEndpoint({
  method: 'GET',
  path: '/api/ntak-checks',
  access: ['admin'],
  summary:
    'The accommodations of a month whose NTAK number is looked up, and the numbers of several ads (ours, LAW-19).',
  query: ntakQuery,
  reply: dataReply(ntakOverview),
});

export const recordNtakCheck = defineEndpoint({
  method: 'PATCH',
  path: '/api/ntak-checks/{checkID}',
  access: ['admin'],
  summary: 'Records what the public register says of an accommodation (ours, LAW-19).',
  params: z.object({ checkID: textID }),
  body: ntakResultBody,
  reply: messageReply,
});
