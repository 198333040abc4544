import { maxID } from '@piacter/contracts/core';
import { z } from 'zod';

const reference = z.string().max(64).optional().catch(undefined);

/** Only the payment's identity is read from an event; its state is always fetched from the provider. */
const eventBody = z.object({
  event_type: z.string(),
  resource: z
    .object({
      id: reference,
      order_id: reference,
      custom_id: reference,
      supplementary_data: z
        .object({ related_ids: z.object({ order_id: reference }).optional() })
        .optional()
        .catch(undefined),
      links: z
        .array(z.object({ rel: z.string(), href: z.string() }))
        .default([])
        .catch([]),
    })
    .catch({ links: [] }),
});

const orderNumber = z.coerce.number().int().positive().max(maxID);

export const isCompletionEvent = (type: string): boolean => type === 'PAYMENT.CAPTURE.COMPLETED';

/** Money was returned: by a refund, or by a reversal of the buyer's bank. */
export const isRefundEvent = (type: string): boolean => /^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)$/.test(type);
/** A reversal is final, though the capture may keep the status COMPLETED. */
export const isReversalEvent = (type: string): boolean => type === 'PAYMENT.CAPTURE.REVERSED';

/** The payment that an event refers to: by the provider's order, its capture, and our order. */
export function parsePaymentReference(event: unknown) {
  const { event_type: type, resource } = eventBody.parse(event);
  const up = resource.links
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  const orderOfEvent = type.startsWith('CHECKOUT.ORDER.') ? resource.id : undefined;
  const captureOfEvent = type.startsWith('PAYMENT.CAPTURE.') ? resource.id : undefined;
  return {
    paymentOrderID: orderOfEvent ?? resource.order_id ?? resource.supplementary_data?.related_ids?.order_id,
    captureID: isRefundEvent(type) ? up : captureOfEvent,
    orderID: orderNumber.safeParse(resource.custom_id).data,
  };
}
