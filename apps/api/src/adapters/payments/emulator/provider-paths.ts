import { randomUUID } from 'node:crypto';
import type { Request, Response, Router } from 'express';
import { z } from 'zod';
import { emulated } from '../settings.ts';
import {
  capture,
  type EmulatedOrder,
  findCapture,
  newOrder,
  orderDraft,
  toOrderID,
  toOrderIDOfCapture,
} from './emulated-order.ts';
import { type EventSender, verificationQuestion } from './events.ts';
import type { OrderStore } from './order-store.ts';

/** Milliseconds that a slow order takes. */
const slowMs = 3000;

const refundDraft = z.object({ amount: z.object({ value: z.string() }).optional() });

export interface Emulation {
  store: OrderStore;
  events: EventSender;
  token: string;
}

const refuse = (response: Response, status: number, issue: string) =>
  response.status(status).json({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] });

const known = (store: OrderStore, request: Request): EmulatedOrder | undefined =>
  store.find(String(request.params.id));

/** What the faults of events make the provider send once the money is taken. */
const eventsAfterCapture = {
  duplicate_events: { types: ['CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED'], times: 3 },
  events_out_of_order: { types: ['PAYMENT.CAPTURE.COMPLETED', 'CHECKOUT.ORDER.APPROVED'], times: 1 },
};

const isMute = ({ fault, view }: EmulatedOrder) =>
  fault === 'unreachable' || (fault === 'lost_connection' && view.status === 'COMPLETED');

/** The paths of the provider's own interface: tokens, orders, captures, refunds, signatures. */
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
    const order = store.find(id) ?? newOrder(id, draft.data);
    store.save(order);
    response.status(201).json(order.view);
  });

  router.get('/v2/checkout/orders/:id', (request, response) => {
    const order = known(store, request);
    if (!order) return void response.status(404).json({ name: 'RESOURCE_NOT_FOUND' });
    if (isMute(order)) return void request.socket.destroy();
    response.json(order.view);
  });

  router.post('/v2/checkout/orders/:id/capture', async (request, response) => {
    const order = known(store, request);
    if (!order) return void response.status(404).json({ name: 'RESOURCE_NOT_FOUND' });
    if (order.fault === 'unreachable') return void request.socket.destroy();
    const { issue } = capture(order);
    store.save(order);
    if (order.fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
    if (isMute(order)) return void request.socket.destroy();
    if (issue) return void refuse(response, 422, issue);
    response.status(201).json(order.view);
    if (order.fault === 'duplicate_events' || order.fault === 'events_out_of_order')
      void events.send(order, eventsAfterCapture[order.fault]).catch(() => undefined);
  });

  router.post('/v2/payments/captures/:id/refund', (request, response) => {
    const order = store.find(toOrderIDOfCapture(String(request.params.id)));
    const captured = order && findCapture(order);
    if (!captured) return void response.status(404).json({ name: 'RESOURCE_NOT_FOUND' });
    const { amount } = refundDraft.parse(request.body ?? {});
    const isPart = amount !== undefined && amount.value !== captured.amount.value;
    captured.status = isPart ? 'PARTIALLY_REFUNDED' : 'REFUNDED';
    store.save(order);
    response.status(201).json({ id: `REF${order.view.id}`, status: 'COMPLETED' });
  });

  router.post('/v1/notifications/verify-webhook-signature', (request, response) => {
    const question = verificationQuestion.safeParse(request.body);
    const isGenuine = question.success && events.isGenuine(question.data);
    response.json({ verification_status: isGenuine ? 'SUCCESS' : 'FAILURE' });
  });
}
