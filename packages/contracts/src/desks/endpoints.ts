import { z } from 'zod';
import { advertiserRoles, dataReply, defineEndpoint, fieldsReply, flagReply } from '../core/index.ts';
import {
  csvTrial,
  deskActionBody,
  deskCounts,
  deskEdits,
  deskFate,
  deskFilterQuery,
  deskMonth,
  deskMonthParams,
  deskMonthQuery,
  deskParams,
  deskQuery,
  deskRow,
  deskSelection,
} from './schemas.ts';
import { deskFileMaxBytes } from './values.ts';

export const listDesk = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{kind}',
  access: advertiserRoles,
  summary:
    'A page of the caller’s listings as a table (LIFE-07): filtered, searched and sorted, with their figures.',
  params: deskParams,
  query: deskQuery,
  reply: fieldsReply({
    data: z.array(deskRow),
    totalPages: z.int(),
    total: z.int(),
    counts: deskCounts,
    /** What prices are multiples of, in forints; null where they are computed. */
    priceUnit: z.int().nullable(),
  }),
});

export const selectOnDesk = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{kind}/selection',
  access: advertiserRoles,
  summary: 'All the caller’s listings that a filter finds, at most 5,000, with what bulk actions need.',
  params: deskParams,
  query: deskFilterQuery,
  reply: dataReply(z.array(deskSelection)),
});

export const getDeskMonth = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{kind}/{id}/month',
  access: advertiserRoles,
  summary: 'What happened to one of the caller’s listings in a month (LIFE-10), beside the month before.',
  params: deskMonthParams,
  query: deskMonthQuery,
  reply: dataReply(deskMonth),
  errors: ['not_found'],
});

export const editOnDesk = defineEndpoint({
  method: 'PATCH',
  path: '/api/own-listings/{kind}',
  access: advertiserRoles,
  summary:
    'Changes own reference, price and numbers of at most 50 own listings, each by itself; a row whose price was changed meanwhile is refused.',
  params: deskParams,
  body: deskEdits,
  reply: dataReply(z.array(deskFate)),
});

export const actOnDesk = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{kind}/actions',
  access: advertiserRoles,
  summary:
    'Renews, moves, copies or deletes at most 50 of the caller’s listings, each in a transaction of its own.',
  params: deskParams,
  body: deskActionBody,
  reply: dataReply(z.array(deskFate)),
});

export const exportDesk = defineEndpoint({
  method: 'GET',
  path: '/api/own-listings/{kind}/csv',
  access: advertiserRoles,
  summary:
    'The caller’s listings that a filter finds, as CSV for a spreadsheet; `isCut` if only the newest 5,000 fit in.',
  params: deskParams,
  query: deskFilterQuery,
  reply: dataReply(z.object({ csv: z.string(), isCut: flagReply })),
});

export const tryDeskCsv = defineEndpoint({
  method: 'POST',
  path: '/api/own-listings/{kind}/csv',
  access: advertiserRoles,
  limit: 'upload',
  summary:
    'What each row of a CSV file (UTF-8 or Windows-1250) would change; nothing is stored. The rows are then sent to the PATCH.',
  params: deskParams,
  upload: { field: 'file', maxFiles: 1, maxBytes: deskFileMaxBytes },
  reply: dataReply(csvTrial),
});
