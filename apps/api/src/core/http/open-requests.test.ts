import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler, type Response } from 'express';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { limitOpenRequests } from './open-requests.ts';
import { transportLimits } from './transport-limits.ts';

const held: Response[] = [];
let server: Server | undefined;
afterEach(() => {
  held.length = 0;
  server?.close();
  server?.closeAllConnections();
});

const toStatus: ErrorRequestHandler = (error, _request, response, _next) => {
  response.status(error instanceof ApiError ? error.status : 500).end();
};

/** An application that holds every request, with a limit of two open requests per client address. */
async function start(trustProxy: string | false) {
  const app = express()
    .set('trust proxy', trustProxy)
    .use(limitOpenRequests({ ...transportLimits, maxConnectionsOfAddress: 2 }))
    .use((_request, response) => void held.push(response))
    .use(toStatus);
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return async (address: string): Promise<number> => {
    const reply = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'X-Forwarded-For': address } });
    return reply.status;
  };
}

describe('the open requests of a client address', () => {
  it('are counted by the address that a trusted proxy forwards', async () => {
    const ask = await start('loopback');
    const replies = [ask('203.0.113.1'), ask('203.0.113.1'), ask('203.0.113.2')];
    await expect.poll(() => held.length).toBe(3);
    expect(await ask('203.0.113.1')).toBe(429);
    for (const response of held) response.end();
    expect(await Promise.all(replies)).toEqual([200, 200, 200]);
    const next = ask('203.0.113.1');
    await expect.poll(() => held.length).toBe(4);
    held[3]?.end();
    expect(await next).toBe(200);
  });

  it('are counted by the address of the socket where no proxy is trusted, whatever it forwards', async () => {
    const ask = await start(false);
    const replies = [ask('203.0.113.1'), ask('203.0.113.2')];
    await expect.poll(() => held.length).toBe(2);
    expect(await ask('203.0.113.3')).toBe(429);
    for (const response of held) response.end();
    expect(await Promise.all(replies)).toEqual([200, 200]);
  });
});
