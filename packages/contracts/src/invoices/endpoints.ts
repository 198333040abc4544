import { z } from 'zod';
import { dataReply, defineEndpoint, messageReply, textID } from '../core/index.ts';
import { invoiceKinds } from './values.ts';

const byID = z.object({ id: textID });

export const getInvoicePdf = defineEndpoint({
  method: 'GET',
  path: '/api/service-orders/{id}/invoice',
  access: 'signed-in',
  summary:
    'The PDF (Base64) of the invoice of the caller’s order, or of its cancellation; of any order for the admin. 404 before it is issued.',
  params: byID,
  query: z.object({ kind: z.enum(invoiceKinds).default('invoice') }),
  reply: dataReply(z.object({ number: z.string(), pdf: z.string() })),
  errors: ['unavailable'],
});

export const retryInvoice = defineEndpoint({
  method: 'POST',
  path: '/api/invoices/{id}/retry',
  access: ['admin'],
  summary: 'Tries to issue an invoice again that the invoicing service refused; 409 for any other.',
  params: byID,
  reply: messageReply,
  errors: ['conflict'],
});
