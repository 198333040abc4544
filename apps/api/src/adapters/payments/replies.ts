import { z } from 'zod';
import type { ProviderOrder } from './payment-provider.ts';

// Schemas of the fields that we read from the provider's replies.
export const tokenReply = z.object({ access_token: z.string(), expires_in: z.number() });

export const verificationReply = z.object({ verification_status: z.string() });

/** An error reply; `issue` is the provider's error code. */
export const refusalReply = z.object({
  details: z.array(z.object({ issue: z.string().default('') })).default([]),
});

/** The reply to a refund. */
export const refundReply = z.object({ status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']) });

const money = z.object({ currency_code: z.string(), value: z.string() });

const unit = z.object({
  custom_id: z.string().optional(),
  amount: money,
  payee: z.object({ merchant_id: z.string().optional() }).default({}),
  payments: z
    .object({
      captures: z.array(z.object({ id: z.string(), status: z.string(), amount: money })).default([]),
    })
    .default({ captures: [] }),
});

const orderReply = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z.array(unit).default([]),
});

export function readOrder(reply: unknown): ProviderOrder {
  const { id, status, purchase_units: units } = orderReply.parse(reply);
  return {
    paymentOrderID: id,
    status,
    units: units.map(({ custom_id: customID, amount, payee, payments }) => ({
      customID,
      currency: amount.currency_code,
      value: amount.value,
      payee: payee.merchant_id,
      captures: payments.captures.map((capture) => ({
        captureID: capture.id,
        status: capture.status,
        currency: capture.amount.currency_code,
        value: capture.amount.value,
      })),
    })),
  };
}
