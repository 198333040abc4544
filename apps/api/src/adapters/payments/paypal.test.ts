import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentsUnreachable } from './payment-provider.ts';
import { createPayPal } from './paypal.ts';

interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const timeouts = { default: 2000, capture: 300 };
const view = {
  id: 'PAY-1',
  status: 'CREATED',
  purchase_units: [
    { custom_id: '7', amount: { currency_code: 'HUF', value: '9900' }, payee: { merchant_id: 'US' } },
  ],
};

describe('the PayPal client', () => {
  let server: Server;
  let requests: ReceivedRequest[];
  /** Replies to every request except that for a token. */
  let reply: (request: ReceivedRequest, response: ServerResponse) => void;
  let tokens: number;
  let provider: ReturnType<typeof createPayPal>;
  const json = (response: ServerResponse, status: number, body: object) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));

  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    const call = {
      method: String(request.method),
      path: String(request.url),
      headers: request.headers,
      body: await text(request),
    };
    requests.push(call);
    if (call.path !== '/v1/oauth2/token') return reply(call, response);
    tokens += 1;
    json(response, 200, { access_token: `token ${tokens}`, expires_in: 32_400 });
  };

  beforeEach(async () => {
    requests = [];
    tokens = 0;
    server = createServer((request, response) => void serve(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    provider = createPayPal(
      { clientId: 'id', secret: 'secret', webhookID: 'HOOK', merchantID: undefined, apiUrl },
      timeouts,
    );
  });
  afterEach(() => {
    server.close();
    server.closeAllConnections();
  });

  const last = () => requests.at(-1);
  const draft = { orderID: 7, amount: 9900, description: 'PRO', requestKey: 'abcdefgh-1234' };

  it('creates an order of one unit in whole forints with the idempotency key', async () => {
    reply = (_call, response) => json(response, 201, view);
    expect(await provider.createOrder(draft)).toEqual({ paymentOrderID: 'PAY-1', payee: 'US' });
    expect(requests[0]?.headers.authorization).toBe(`Basic ${btoa('id:secret')}`);
    expect(last()).toMatchObject({ method: 'POST', path: '/v2/checkout/orders' });
    expect(last()?.headers).toMatchObject({
      authorization: 'Bearer token 1',
      'paypal-request-id': 'abcdefgh-1234',
    });
    expect(JSON.parse(last()?.body ?? '')).toMatchObject({
      intent: 'CAPTURE',
      purchase_units: [
        { custom_id: '7', invoice_id: 'P7-abcdefgh', amount: { currency_code: 'HUF', value: '9900' } },
      ],
    });
  });

  it('caches the access token, and requests a new one when it is rejected', async () => {
    reply = (_call, response) => json(response, 200, view);
    await provider.findOrder('PAY-1');
    await provider.findOrder('PAY-1');
    expect(tokens).toBe(1);
    reply = ({ headers }, response) =>
      headers.authorization === 'Bearer token 1' ? json(response, 401, {}) : json(response, 200, view);
    expect(await provider.findOrder('PAY-1')).toMatchObject({ paymentOrderID: 'PAY-1', status: 'CREATED' });
    expect(tokens).toBe(2);
  });

  it('retries with the same idempotency key when the first response was lost', async () => {
    let calls = 0;
    reply = (_call, response) => {
      calls += 1;
      if (calls === 1) response.destroy();
      else json(response, 201, view);
    };
    await provider.createOrder(draft);
    const keys = requests
      .filter(({ path }) => path !== '/v1/oauth2/token')
      .map(({ headers }) => headers['paypal-request-id']);
    expect(keys).toEqual(['abcdefgh-1234', 'abcdefgh-1234']);
  });

  it.each([
    ['a server error', (response: ServerResponse) => json(response, 503, {})],
    ['a rate limit', (response: ServerResponse) => json(response, 429, {})],
    ['a body that is not JSON', (response: ServerResponse) => response.end('<html>')],
    ['JSON that is not an order', (response: ServerResponse) => json(response, 200, { id: 'PAY-1' })],
    ['an unknown error', (response: ServerResponse) => json(response, 403, {})],
  ])('treats %s as unreachable', async (_name, respond) => {
    reply = (_call, response) => respond(response);
    await expect(provider.findOrder('PAY-1')).rejects.toBeInstanceOf(PaymentsUnreachable);
    await expect(provider.createOrder(draft)).rejects.toBeInstanceOf(PaymentsUnreachable);
  });

  it('returns undefined for an order that does not exist', async () => {
    reply = (_call, response) => json(response, 404, { name: 'RESOURCE_NOT_FOUND' });
    expect(await provider.findOrder('../odd id')).toBeUndefined();
    expect(last()?.path).toBe('/v2/checkout/orders/..%2Fodd%20id');
  });

  it('returns the result of a capture', async () => {
    const refusal = (issue: string) => ({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] });
    reply = (_call, response) => json(response, 201, view);
    expect(await provider.capture('PAY-1', 'key')).toBe('done');
    expect(last()).toMatchObject({ path: '/v2/checkout/orders/PAY-1/capture', body: '{}' });
    expect(last()?.headers['paypal-request-id']).toBe('key');
    reply = (_call, response) => json(response, 422, refusal('INSTRUMENT_DECLINED'));
    expect(await provider.capture('PAY-1', 'key')).toBe('declined');
    reply = (_call, response) => json(response, 422, refusal('ORDER_ALREADY_CAPTURED'));
    expect(await provider.capture('PAY-1', 'key')).toBe('refused');
    reply = (_call, response) => response.destroy();
    expect(await provider.capture('PAY-1', 'key')).toBe('unknown');
    // Without any response the client times out, and does not retry.
    const before = requests.length;
    reply = () => undefined;
    expect(await provider.capture('PAY-1', 'key')).toBe('unknown');
    expect(requests.length - before).toBe(1);
  });

  it('verifies an event by its unchanged text, signature headers and our webhook id', async () => {
    const body = '{ "id":"WH-1",  "amount": 1.50, "name":"\\u00e1" }';
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/cert',
      'paypal-transmission-id': 'T',
      'paypal-transmission-time': 'now',
      'paypal-transmission-sig': 's"ig',
    };
    reply = (_call, response) => json(response, 200, { verification_status: 'SUCCESS' });
    expect(await provider.isGenuine(headers, body)).toBe(true);
    expect(last()?.body).toContain(`"webhook_event":${body}}`);
    expect(JSON.parse(last()?.body ?? '')).toMatchObject({
      webhook_id: 'HOOK',
      transmission_id: 'T',
      transmission_sig: 's"ig',
      webhook_event: { id: 'WH-1' },
    });
    reply = (_call, response) => json(response, 200, { verification_status: 'FAILURE' });
    expect(await provider.isGenuine(headers, body)).toBe(false);
    const before = requests.length;
    for (const name of Object.keys(headers))
      expect(await provider.isGenuine({ ...headers, [name]: undefined }, body)).toBe(false);
    expect(requests).toHaveLength(before);
  });
});
