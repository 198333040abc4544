import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { emulated } from '../settings.ts';
import { type EmulatedOrder, findCapture, toCaptureID } from './emulated-order.ts';

interface Event {
  id: string;
  event_type: string;
  resource: unknown;
}

export const eventRequest = z.object({
  types: z.array(z.string().max(128)).min(1).max(10),
  /** Number of concurrent deliveries of each, all with the same id. */
  times: z.int().min(1).max(50).default(1),
});

export const verificationRequest = z.object({
  transmission_id: z.string(),
  transmission_time: z.string(),
  transmission_sig: z.string(),
  webhook_id: z.string(),
  webhook_event: z.looseObject({}),
});

/** An event in the provider's format: its resource is the order, the capture, or a refund with a link to the capture. */
function createEvent(type: string, order: EmulatedOrder): Event {
  const { view } = order;
  const id = `WH-${randomUUID()}`;
  if (type.startsWith('CHECKOUT.ORDER.')) return { id, event_type: type, resource: view };
  if (/\.(REFUNDED|REVERSED)$/.test(type)) {
    const href = `https://api-m.paypal.com/v2/payments/captures/${toCaptureID(view.id)}`;
    return { id, event_type: type, resource: { id: `REF${view.id}`, links: [{ rel: 'up', href }] } };
  }
  const related = { related_ids: { order_id: view.id } };
  return { id, event_type: type, resource: { ...findCapture(order), supplementary_data: related } };
}

/** Sends signed events to the site's webhook, and verifies their signatures on request. */
export function createEventSender(siteAddress: string, secret: string) {
  const sign = (transmissionID: string, time: string, event: unknown): string =>
    createHmac('sha256', secret)
      .update([transmissionID, time, emulated.webhookID, JSON.stringify(event)].join('|'))
      .digest('base64');

  async function deliver(event: Event): Promise<number> {
    const transmissionID = randomUUID();
    const time = new Date().toISOString();
    const reply = await fetch(`${siteAddress}/api/paypal-webhook`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'PayPal-Auth-Algo': 'SHA256withRSA',
        'PayPal-Cert-Url': `${siteAddress}/dev/paypal/cert`,
        'PayPal-Transmission-Id': transmissionID,
        'PayPal-Transmission-Time': time,
        'PayPal-Transmission-Sig': sign(transmissionID, time, event),
      },
      body: JSON.stringify(event),
    });
    await reply.body?.cancel();
    return reply.status;
  }

  return {
    /** Returns the status codes of the webhook. */
    async send(order: EmulatedOrder, { types, times }: z.output<typeof eventRequest>): Promise<number[]> {
      const statuses: number[] = [];
      for (const type of types) {
        const event = createEvent(type, order);
        statuses.push(...(await Promise.all(Array.from({ length: times }, () => deliver(event)))));
      }
      return statuses;
    },
    isGenuine(request: z.output<typeof verificationRequest>): boolean {
      const { transmission_id: id, transmission_time: time, transmission_sig: given } = request;
      const expected = Buffer.from(sign(id, time, request.webhook_event));
      const signature = Buffer.from(given);
      return (
        request.webhook_id === emulated.webhookID &&
        signature.length === expected.length &&
        timingSafeEqual(signature, expected)
      );
    },
  };
}

export type EventSender = ReturnType<typeof createEventSender>;
