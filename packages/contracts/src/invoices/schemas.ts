import { z } from 'zod';
import { id, nullableText } from '../core/index.ts';
import { invoiceKinds, invoiceStates } from './values.ts';

/** An invoice or its cancellation, as buyer and admin see it. */
export const invoiceSummary = z.object({
  invoiceID: id,
  kind: z.enum(invoiceKinds),
  state: z.enum(invoiceStates),
  /** The invoicing service's number, once it is issued. */
  number: nullableText,
  /** Why it was refused; for the admin only. */
  error: nullableText,
});
export type InvoiceSummary = z.infer<typeof invoiceSummary>;
