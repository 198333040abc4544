import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import express, { type Response, Router } from 'express';
import { z } from 'zod';
import type { Config } from '../../../config.ts';
import { emulated, paymentSettings } from '../settings.ts';
import { approve, faultField, findCapture, setFault } from './emulated-order.ts';
import { createEventSender, eventRequest } from './events.ts';
import { createOrderStore } from './order-store.ts';
import { addProviderPaths, type Emulation } from './provider-paths.ts';

const script = join(import.meta.dirname, '../../../../assets/paypal-emulator.js');

const resolution = z.object({ status: z.enum(['COMPLETED', 'DECLINED']) });

/** Required query parameters of the provider's script, without which the real provider would fail as well. */
const scriptQuery = z.object({ 'client-id': z.literal(emulated.clientId), currency: z.literal('HUF') });

const replyNotFound = (response: Response) => void response.status(404).json({ name: 'RESOURCE_NOT_FOUND' });

/** Routes that the real provider does not have, which play the part of buyers and banks. */
function addControls(router: Router, { store, events }: Emulation): void {
  router.post('/approve/:id', (request, response) => {
    const order = store.find(request.params.id);
    if (!order) return replyNotFound(response);
    const { fault } = faultField.parse(request.body ?? {});
    if (order.view.status === 'COMPLETED')
      return void response.status(409).json({ name: 'ALREADY_COMPLETED' });
    approve(order, fault);
    store.save(order);
    response.json({ id: order.view.id, status: order.view.status });
  });

  router.post('/faults/:id', (request, response) => {
    const order = store.find(request.params.id);
    if (!order) return replyNotFound(response);
    setFault(order, faultField.parse(request.body ?? {}).fault);
    store.save(order);
    response.json({ id: order.view.id, fault: order.fault });
  });

  router.post('/resolve/:id', (request, response) => {
    const order = store.find(request.params.id);
    const captured = order && findCapture(order);
    if (!captured) return replyNotFound(response);
    captured.status = resolution.parse(request.body).status;
    store.save(order);
    response.json({ id: order.view.id, status: captured.status });
  });

  router.post('/events/:id', async (request, response) => {
    const order = store.find(request.params.id);
    if (!order) return replyNotFound(response);
    response.json({ statuses: await events.send(order, eventRequest.parse(request.body)) });
  });
}

/**
 * An emulator of PayPal: the Orders v2 API, the browser script, and routes by which tests and people who try the product
 * act as the buyer. Undefined where real keys are configured, and in production unless the demo is enabled.
 */
export function createPaymentEmulator(config: Config): Router | undefined {
  const settings = paymentSettings(config);
  if (!settings?.isEmulated) return undefined;
  const secret = createHmac('sha256', config.jwtSecret).update('piacter paypal emulator').digest('hex');
  const siteAddress = settings.apiUrl.slice(0, -emulated.path.length);
  const emulation: Emulation = {
    store: createOrderStore(config.dataDir),
    events: createEventSender(siteAddress, secret),
    token: secret.slice(0, 32),
  };
  const router = Router();
  router.use((_request, response, next) => {
    response.set('Cache-Control', 'no-store');
    next();
  });
  router.get('/sdk/js', (request, response) => {
    if (scriptQuery.safeParse(request.query).success) response.type('js').sendFile(script);
    else response.status(400).type('text').send('client-id and currency=HUF are required');
  });
  router.use(express.json({ limit: '64kb' }));
  addProviderPaths(router, emulation);
  addControls(router, emulation);
  router.use((error: unknown, _request: express.Request, response: Response, next: express.NextFunction) => {
    if (!(error instanceof z.ZodError)) return next(error);
    response.status(422).json({ name: 'UNPROCESSABLE_ENTITY', details: error.issues });
  });
  return router;
}
