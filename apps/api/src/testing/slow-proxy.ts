import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll } from 'vitest';

const dropped: ReadonlySet<string> = new Set(['host', 'connection', 'content-length', 'transfer-encoding']);

/**
 * A proxy that waits before it forwards a call and before it returns the reply, up to `maxMs` each, so that a client can
 * be killed at any point of it. A call that has arrived is carried out, whatever becomes of its client.
 */
export async function createSlowProxy(upstream: string, maxMs: number) {
  const running = new Set<Promise<void>>();
  const wait = () => new Promise((resolve) => setTimeout(resolve, Math.random() * maxMs));

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    await wait();
    const reply = await fetch(`${upstream}${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && !dropped.has(name) ? [[name, value]] : [],
      ),
      ...(request.method === 'POST' ? { body } : {}),
    });
    const content = Buffer.from(await reply.arrayBuffer());
    await wait();
    response
      .writeHead(reply.status, { 'content-type': reply.headers.get('content-type') ?? '' })
      .end(content);
  }

  const server = createServer((request, response) => {
    const work = handle(request, response)
      .catch(() => void response.destroy())
      .finally(() => running.delete(work));
    running.add(work);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  afterAll(() => void server.close());
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Resolves when every call that has arrived is carried out. */
    async settle(): Promise<void> {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
