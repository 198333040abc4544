import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/** A call to the provider that is held: before it arrives, or after it was answered. */
export interface Stop {
  method: 'GET' | 'POST';
  path: string;
  when: 'before' | 'after';
  /** Which of such calls, from 1; the first by default. */
  time?: number;
}

const verification = '/dev/paypal/v1/notifications/verify-webhook-signature';
const passedOn = ['authorization', 'content-type', 'paypal-request-id'];

/** A proxy of the provider at `behind` that accepts every event as genuine and holds the calls it is told to. */
export async function createHoldingProvider(behind: string) {
  let wanted: (Stop & { reach: (resume: () => void) => void }) | undefined;
  let seen = 0;

  const hold = (): Promise<void> =>
    new Promise((resume) => {
      wanted?.reach(resume);
      wanted = undefined;
    });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    if (request.url === verification)
      return void response.writeHead(200).end(JSON.stringify({ verification_status: 'SUCCESS' }));
    if (request.method === wanted?.method && request.url === wanted?.path) seen += 1;
    const isHeld = (when: Stop['when']) =>
      wanted?.when === when &&
      wanted.method === request.method &&
      wanted.path === request.url &&
      seen === (wanted.time ?? 1);
    if (isHeld('before')) await hold();
    const reply = await fetch(`${behind}${request.url}`, {
      method: request.method ?? 'GET',
      headers: passedOn.flatMap((name): [string, string][] => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
      ...(request.method === 'POST' ? { body } : {}),
    });
    const text = await reply.text();
    if (isHeld('after')) await hold();
    response.writeHead(reply.status, { 'Content-Type': 'application/json' }).end(text);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves when the next such call is held, with the function that releases it. */
    stopAt: (stop: Stop): Promise<() => void> =>
      new Promise((reach) => {
        seen = 0;
        wanted = { ...stop, reach };
      }),
  };
}
