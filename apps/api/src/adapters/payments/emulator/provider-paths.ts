import { randomUUID } from 'node:crypto';
import type { Request, Response, Router } from 'express';
import { z } from 'zod';
import { emulated } from '../settings.ts';
import {
  capture,
  createOrder,
  type EmulatedOrder,
  findCapture,
  getOrderIDOfCapture,
  isCutOff,
  orderDraft,
  refund,
  toOrderID,
} from './emulated-order.ts';
import { type EventSender, verificationRequest } from './events.ts';
import type { OrderStore } from './order-store.ts';

/** Delay of a slow capture in milliseconds. */
const slowMs = 3000;

const refundDraft = z.object({
  amount: z.object({ value: z.string(), currency_code: z.literal('HUF').default('HUF') }).optional(),
  note_to_payer: z.string().max(255).optional(),
});

export interface Emulation {
  store: OrderStore;
  events: EventSender;
  token: string;
}

const refuse = (response: Response, status: number, issue: string) =>
  response.status(status).json({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] });

const findOrder = (store: OrderStore, request: Request): EmulatedOrder | undefined =>
  store.find(String(request.params.id));

/** Events sent after the capture for the faults of event delivery. */
const eventsAfterCapture = {
  duplicate_events: { types: ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'], times: 3 },
  events_out_of_order: { types: ['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED'], times: 1 },
};

/** The routes of the provider's API: tokens, orders, captures, refunds, signatures. */
export function addProviderPaths(router: Router, { store, events, token }: Emulation): void {
  router.post('/v1/oauth2/token', (request, response) => {
    const expected = Buffer.from(`${emulated.clientId}:${emulated.secret}`).toString('base64');
    if (request.headers.authorization !== `Basic ${expected}`) response.status(401).json({});
    else response.json({ access_token: token, token_type: 'Bearer', expires_in: 32_400 });
  });
  router.use(['/v1', '/v2'], (request, response, next) => {
    if (request.headers.authorization === `Bearer ${token}`) next();
    else response.status(401).json({ name: 'AUTHENTICATION_FAILURE' });
  });

  router.post('/v2/checkout/orders', (request, response) => {
    const draft = orderDraft.safeParse(request.body);
    if (!draft.success) return void refuse(response, 422, 'INVALID_PARAMETER_VALUE');
    const id = toOrderID(String(request.headers['paypal-request-id'] ?? randomUUID()));
    const order = store.find(id) ?? createOrder(id, draft.data);
    store.save(order);
    response.status(201).json(order.view);
  });

  router.get('/v2/checkout/orders/:id', (request, response) => {
    const order = findOrder(store, request);
    if (!order) return void response.status(404).json({ name: 'RESOURCE_NOT_FOUND' });
    if (isCutOff(order)) return void request.socket.destroy();
    response.json(order.view);
  });

  router.post('/v2/checkout/orders/:id/capture', async (request, response) => {
    const order = findOrder(store, request);
    if (!order) return void response.status(404).json({ name: 'RESOURCE_NOT_FOUND' });
    if (isCutOff(order)) return void request.socket.destroy();
    const { issue } = capture(order);
    store.save(order);
    if (order.fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    if (isCutOff(order)) return void request.socket.destroy();
    if (issue) return void refuse(response, 422, issue);
    response.status(201).json(order.view);
    if (order.fault === 'duplicate_events' || order.fault === 'events_out_of_order')
      void events.send(order, eventsAfterCapture[order.fault]).catch(() => undefined);
  });

  router.post('/v2/payments/captures/:id/refund', (request, response) => {
    const order = store.find(getOrderIDOfCapture(String(request.params.id)));
    if (!order || !findCapture(order)) return void response.status(404).json({ name: 'RESOURCE_NOT_FOUND' });
    if (isCutOff(order)) return void request.socket.destroy();
    if (order.fault === 'declined') return void refuse(response, 422, 'REFUND_NOT_ALLOWED');
    const requestKey = String(request.headers['paypal-request-id'] ?? randomUUID());
    const result = refund(order, { requestKey, value: refundDraft.parse(request.body ?? {}).amount?.value });
    store.save(order);
    if (isCutOff(order)) return void request.socket.destroy();
    if ('issue' in result) return void refuse(response, 422, result.issue);
    response.status(201).json(result.refund);
  });

  router.post('/v1/notifications/verify-webhook-signature', (request, response) => {
    const parsed = verificationRequest.safeParse(request.body);
    const isGenuine = parsed.success && events.isGenuine(parsed.data);
    response.json({ verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' });
  });
}
