import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PaymentsUnreachable } from './payment-provider.ts';
import { createPayPal } from './paypal.ts';

interface Asked {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: string;
}

const timeouts = { question: 2000, capture: 300 };
const view = {
  id: 'PAY-1',
  status: 'CREATED',
  purchase_units: [
    { custom_id: '7', amount: { currency_code: 'HUF', value: '9900' }, payee: { merchant_id: 'US' } },
  ],
};

describe('the PayPal client', () => {
  let server: Server;
  let asked: Asked[];
  /** Answers everything but the token. */
  let answer: (asked: Asked, response: ServerResponse) => void;
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
    asked.push(call);
    if (call.path !== '/v1/oauth2/token') return answer(call, response);
    tokens += 1;
    json(response, 200, { access_token: `token ${tokens}`, expires_in: 32_400 });
  };

  beforeEach(async () => {
    asked = [];
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

  const last = () => asked.at(-1);
  const draft = { orderID: 7, amount: 9900, description: 'PRO', requestKey: 'abcdefgh-1234' };

  it('makes an order of one unit in whole forints, under the key it was given', async () => {
    answer = (_call, response) => json(response, 201, view);
    expect(await provider.createOrder(draft)).toEqual({ paymentOrderID: 'PAY-1', payee: 'US' });
    expect(asked[0]?.headers.authorization).toBe(`Basic ${btoa('id:secret')}`);
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

  it('asks for a token once, and for a new one when it is refused', async () => {
    answer = (_call, response) => json(response, 200, view);
    await provider.findOrder('PAY-1');
    await provider.findOrder('PAY-1');
    expect(tokens).toBe(1);
    answer = ({ headers }, response) =>
      headers.authorization === 'Bearer token 1' ? json(response, 401, {}) : json(response, 200, view);
    expect(await provider.findOrder('PAY-1')).toMatchObject({ paymentOrderID: 'PAY-1', status: 'CREATED' });
    expect(tokens).toBe(2);
  });

  it('asks a second time under the same key when the first answer was lost', async () => {
    let calls = 0;
    answer = (_call, response) => {
      calls += 1;
      if (calls === 1) response.destroy();
      else json(response, 201, view);
    };
    await provider.createOrder(draft);
    const keys = asked
      .filter(({ path }) => path !== '/v1/oauth2/token')
      .map(({ headers }) => headers['paypal-request-id']);
    expect(keys).toEqual(['abcdefgh-1234', 'abcdefgh-1234']);
  });

  it.each([
    ['an error of the provider', (response: ServerResponse) => json(response, 503, {})],
    ['too many questions', (response: ServerResponse) => json(response, 429, {})],
    ['words that are no JSON', (response: ServerResponse) => response.end('<html>')],
    ['JSON that is no order', (response: ServerResponse) => json(response, 200, { id: 'PAY-1' })],
    ['a refusal it does not know', (response: ServerResponse) => json(response, 403, {})],
  ])('counts %s as unreachable', async (_name, reply) => {
    answer = (_call, response) => reply(response);
    await expect(provider.findOrder('PAY-1')).rejects.toBeInstanceOf(PaymentsUnreachable);
    await expect(provider.createOrder(draft)).rejects.toBeInstanceOf(PaymentsUnreachable);
  });

  it('knows an order that is not there', async () => {
    answer = (_call, response) => json(response, 404, { name: 'RESOURCE_NOT_FOUND' });
    expect(await provider.findOrder('../odd id')).toBeUndefined();
    expect(last()?.path).toBe('/v2/checkout/orders/..%2Fodd%20id');
  });

  it('says what became of taking the money', async () => {
    const refusal = (issue: string) => ({ name: 'UNPROCESSABLE_ENTITY', details: [{ issue }] });
    answer = (_call, response) => json(response, 201, view);
    expect(await provider.capture('PAY-1', 'key')).toBe('done');
    expect(last()).toMatchObject({ path: '/v2/checkout/orders/PAY-1/capture', body: '{}' });
    expect(last()?.headers['paypal-request-id']).toBe('key');
    answer = (_call, response) => json(response, 422, refusal('INSTRUMENT_DECLINED'));
    expect(await provider.capture('PAY-1', 'key')).toBe('declined');
    answer = (_call, response) => json(response, 422, refusal('ORDER_ALREADY_CAPTURED'));
    expect(await provider.capture('PAY-1', 'key')).toBe('refused');
    answer = (_call, response) => response.destroy();
    expect(await provider.capture('PAY-1', 'key')).toBe('unknown');
    // No answer at all: the client gives up by itself, and asks no second time.
    const before = asked.length;
    answer = () => undefined;
    expect(await provider.capture('PAY-1', 'key')).toBe('unknown');
    expect(asked.length - before).toBe(1);
  });

  it('hands an event on as it came, byte by byte, with its signature and our webhook', async () => {
    const body = '{ "id":"WH-1",  "amount": 1.50, "name":"\\u00e1" }';
    const headers = {
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': 'https://api.paypal.com/cert',
      'paypal-transmission-id': 'T',
      'paypal-transmission-time': 'now',
      'paypal-transmission-sig': 's"ig',
    };
    answer = (_call, response) => json(response, 200, { verification_status: 'SUCCESS' });
    expect(await provider.isGenuine(headers, body)).toBe(true);
    expect(last()?.body).toContain(`"webhook_event":${body}}`);
    expect(JSON.parse(last()?.body ?? '')).toMatchObject({
      webhook_id: 'HOOK',
      transmission_id: 'T',
      transmission_sig: 's"ig',
      webhook_event: { id: 'WH-1' },
    });
    answer = (_call, response) => json(response, 200, { verification_status: 'FAILURE' });
    expect(await provider.isGenuine(headers, body)).toBe(false);
    const before = asked.length;
    for (const name of Object.keys(headers))
      expect(await provider.isGenuine({ ...headers, [name]: undefined }, body)).toBe(false);
    expect(asked).toHaveLength(before);
  });
});
