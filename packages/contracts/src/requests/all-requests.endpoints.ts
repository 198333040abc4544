import { z } from 'zod';
import { defineEndpoint, fieldsReply } from '../core/index.ts';
import { allRequestsQuery, listedRequest } from './all-requests.ts';

export const listAllRequests = defineEndpoint({
  method: 'GET',
  path: '/api/all-requests',
  access: ['admin'],
  summary: 'All requests of a kind, newest first, without contact data.',
  query: allRequestsQuery,
  reply: fieldsReply({
    data: z.array(listedRequest),
    totalPages: z.int().nonnegative(),
    total: z.int().nonnegative(),
  }),
});
