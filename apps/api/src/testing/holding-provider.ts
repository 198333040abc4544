import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';

/** A call to the provider that is paused: before it is forwarded, or before its response is returned. */
export interface Breakpoint {
  method: 'GET' | 'POST';
  path: string;
  when: 'before' | 'after';
  /** Which of the matching calls, starting at 1 (the default). */
  occurrence?: number;
}

const verification = '/dev/paypal/v1/notifications/verify-webhook-signature';
const forwardedHeaders = ['authorization', 'content-type', 'paypal-request-id'];

/** A proxy of the provider at `upstream` that verifies every event as genuine and pauses calls at breakpoints. */
export async function createHoldingProvider(upstream: string) {
  let breakpoint: (Breakpoint & { reach: (resume: () => void) => void }) | undefined;
  let seen = 0;

  const hold = (): Promise<void> =>
    new Promise((resume) => {
      breakpoint?.reach(resume);
      breakpoint = undefined;
    });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    if (request.url === verification)
      return void response.writeHead(200).end(JSON.stringify({ verification_status: 'SUCCESS' }));
    if (request.method === breakpoint?.method && request.url === breakpoint?.path) seen += 1;
    const isHeld = (when: Breakpoint['when']) =>
      breakpoint?.when === when &&
      breakpoint.method === request.method &&
      breakpoint.path === request.url &&
      seen === (breakpoint.occurrence ?? 1);
    if (isHeld('before')) await hold();
    const reply = await fetch(`${upstream}${request.url}`, {
      method: request.method ?? 'GET',
      headers: forwardedHeaders.flatMap((name): [string, string][] => {
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
    handle(request, response).catch(() => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves when a matching call is paused, with the function that resumes it. */
    stopAt: (target: Breakpoint): Promise<() => void> =>
      new Promise((reach) => {
        seen = 0;
        breakpoint = { ...target, reach };
      }),
  };
}
