import { z } from 'zod';

const reference = z.string().max(64).optional().catch(undefined);

/** What is read of an event: only which payment it is about. How that stands, the provider is asked. */
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

const orderNumber = z.coerce.number().int().positive().max(4_294_967_295);

export const isCompletion = (type: string): boolean => type === 'PAYMENT.CAPTURE.COMPLETED';

/** Money that went back: a refund of ours, or one that the buyer's bank demanded. */
export const isAboutRefund = (type: string): boolean => /^PAYMENT\.CAPTURE\.(REFUNDED|REVERSED)$/.test(type);
/** A reversal is final, and the capture itself may go on saying that it is complete. */
export const isReversal = (type: string): boolean => type === 'PAYMENT.CAPTURE.REVERSED';

/** The payment that an event names: by the provider's order, by its capture, by our order. */
export function paymentNamedBy(event: unknown) {
  const { event_type: type, resource } = eventBody.parse(event);
  const up = resource.links
    .find(({ rel }) => rel === 'up')
    ?.href.split('/')
    .at(-1);
  const ofOrder = type.startsWith('CHECKOUT.ORDER.') ? resource.id : undefined;
  const ofCapture = type.startsWith('PAYMENT.CAPTURE.') ? resource.id : undefined;
  return {
    paymentOrderID: ofOrder ?? resource.order_id ?? resource.supplementary_data?.related_ids?.order_id,
    captureID: isAboutRefund(type) ? up : ofCapture,
    orderID: orderNumber.safeParse(resource.custom_id).data,
  };
}
