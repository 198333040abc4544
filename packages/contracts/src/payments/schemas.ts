import { z } from 'zod';
import { billingData } from '../billing/schemas.ts';
import { flagReply, id, instant, nullableText, requiredLine, textID } from '../core/index.ts';
import { invoiceSummary } from '../invoices/schemas.ts';
import { paymentStates } from '../orders/values.ts';
import { refundReasonLimit, refundStates } from './values.ts';

/** The payment provider's id of its order. */
export const paymentOrderID = z.string().regex(/^[A-Za-z0-9-]{1,64}$/);

export const paymentParams = z.object({ orderID: textID, paymentOrderID });

/**
 * The browser's configuration of the provider's buttons (`sdkUrl` is the URL of its script); null where payment is not
 * configured.
 */
export const paypalConfig = z.object({ clientId: z.string(), sdkUrl: z.string() }).nullable();

/** The reason is mailed to the buyer. */
export const refundBody = z.object({ reason: requiredLine(refundReasonLimit) });

/** Who sells the packages. */
const seller = z.object({ name: z.string(), address: z.string(), taxNumber: z.string(), email: z.string() });

/** What was sold by whom to whom, and how it was paid; prices in forints. */
export const receipt = z.object({
  orderID: id,
  packageName: z.string(),
  listingName: nullableText,
  created: instant,
  paymentState: z.enum(paymentStates),
  /** Whether the package was started, by a payment or by an admin. */
  isStarted: flagReply,
  paidAt: instant.nullable(),
  /** The provider's number of the payment. */
  captureID: nullableText,
  gross: z.int(),
  net: z.int(),
  vat: z.int(),
  /** Null for a seller who is exempt. */
  vatPercent: z.int().nullable(),
  /** Null where the operator has not configured it: the terms name the seller. */
  seller: seller.nullable(),
  billing: billingData.nullable(),
  /** False where no invoicing service is configured. */
  hasInvoices: flagReply,
  invoices: z.array(invoiceSummary),
  /** Of a refund that an admin has started: under way, done, or refused by the provider. */
  refundState: z.enum(refundStates).nullable(),
});
export type Receipt = z.infer<typeof receipt>;
