import { once } from 'node:events';
import type { RequestListener, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { formatHead, rawConnection } from '../../testing/raw-connection.ts';
import type { Connections } from './connections.ts';
import { createHttpServer } from './http-server.ts';
import { type TransportLimits, transportLimits } from './transport-limits.ts';

/** The stall timeout of these tests, in milliseconds. */
const stallMs = 300;
const get = formatHead('GET /');
/** More than the socket buffers hold for a client that does not read. */
const huge = Buffer.alloc(32 * 1024 * 1024, 'x');

let close: () => void = () => undefined;
afterEach(() => close());

interface Options {
  limits?: Partial<TransportLimits>;
  isTrusted?: boolean;
}

async function listen(handler: RequestListener, { limits = {}, isTrusted = true }: Options = {}) {
  const { server, connections } = createHttpServer({ ...transportLimits, stallMs, ...limits });
  connections.serve(handler, () => isTrusted);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, connections };
}

const count = (text: string) => text.match(/HTTP\/1\.1 200/g)?.length ?? 0;

describe('a connection', () => {
  it('is cut off when the client reads nothing of a reply', async () => {
    const closed = Promise.withResolvers<void>();
    const { address } = await listen((_request, response) => {
      response.once('close', closed.resolve);
      response.end(huge);
    });
    const connection = await rawConnection(address);
    connection.socket.pause();
    connection.send(get);
    await closed.promise;
    connection.socket.destroy();
  });

  it('is served to the end when the client reads slowly but steadily', async () => {
    // The kernel accepts more only after much of its buffer of megabytes has been read: on a busy machine seldom.
    const longStallMs = 1000;
    const { address } = await listen((_request, response) => response.end(huge), {
      limits: { stallMs: longStallMs },
    });
    const { socket, send } = await rawConnection(address);
    const began = performance.now();
    let received = 0;
    socket.on('data', (text: string) => {
      received += text.length;
      socket.pause();
      setTimeout(() => socket.resume(), 5);
    });
    send(formatHead('GET /', { Connection: 'close' }));
    await once(socket, 'end');
    expect(received).toBeGreaterThan(huge.length);
    expect(performance.now() - began).toBeGreaterThan(longStallMs * 2);
  });

  it('stays open during a slow reply, and when idle until its keep-alive timeout', async () => {
    const { address } = await listen((_request, response) => {
      setTimeout(() => response.end('late'), stallMs * 2);
    });
    const connection = await rawConnection(address);
    connection.send(get);
    await expect.poll(connection.received, { timeout: 3000 }).toContain('late');
    await wait(stallMs * 2);
    connection.send(get);
    await expect.poll(() => count(connection.received()), { timeout: 3000 }).toBe(2);
    connection.socket.destroy();
  });

  it('answers pipelined requests one after the other', async () => {
    const begun: ServerResponse[] = [];
    const { address } = await listen((_request, response) => begun.push(response));
    const connection = await rawConnection(address);
    connection.send(get.repeat(3));
    await expect.poll(() => begun.length).toBe(1);
    for (const turn of [1, 2, 3]) {
      begun[turn - 1]?.end('answer');
      if (turn < 3) await expect.poll(() => begun.length).toBe(turn + 1);
    }
    await expect.poll(() => count(connection.received())).toBe(3);
    connection.socket.destroy();
  });

  it('is cut off with too many pipelined requests', async () => {
    const { address } = await listen(() => undefined, { limits: { maxPipelined: 4 } });
    const connection = await rawConnection(address);
    connection.send(get.repeat(5));
    expect(await connection.reply()).toBe('');
  });
});

describe('the connections of a client address', () => {
  const limits = { maxConnectionsOfAddress: 2 };
  const isAnswered = async (address: string) => {
    const connection = await rawConnection(address);
    connection.send(get);
    await Promise.race([connection.closed, expect.poll(connection.received).toContain('HTTP/1.1 200')]);
    return { connection, isOpen: connection.received() !== '' };
  };

  it('are limited, and a closed one makes room', async () => {
    const { address } = await listen((_request, response) => response.end(), { limits, isTrusted: false });
    const [first, second] = [await isAnswered(address), await isAnswered(address)];
    expect([first.isOpen, second.isOpen]).toEqual([true, true]);
    expect((await isAnswered(address)).isOpen).toBe(false);
    first.connection.socket.destroy();
    await expect.poll(async () => (await isAnswered(address)).isOpen).toBe(true);
    second.connection.socket.destroy();
  });

  it('are not counted for a trusted proxy', async () => {
    const { address } = await listen((_request, response) => response.end(), { limits });
    for (let n = 0; n < 4; n += 1) expect((await isAnswered(address)).isOpen).toBe(true);
  });
});

describe('a server that shuts down', () => {
  const leaving = async (handler: RequestListener, act: (connections: Connections) => void) => {
    const { address, connections } = await listen(handler);
    const connection = await rawConnection(address);
    connection.send(get);
    await expect.poll(connection.received).toContain('HTTP/1.1 200');
    act(connections);
    return connection;
  };

  it('announces it in the next reply, and closes the connection after it', async () => {
    const connection = await leaving(
      (_request, response) => response.end(),
      (connections) => connections.beginShutdown(),
    );
    connection.send(get);
    expect(await connection.reply()).toContain('\r\nConnection: close\r\n');
  });

  it('closes an idle connection without a reset', async () => {
    const connection = await leaving(
      (_request, response) => response.end(),
      (connections) => connections.endIdle(),
    );
    let error: unknown;
    connection.socket.on('error', (reason) => {
      error = reason;
    });
    await once(connection.socket, 'end');
    expect(error).toBeUndefined();
  });

  it.each([
    ['a call', {}, false],
    ['an upload', { 'Content-Type': 'multipart/form-data; boundary=x' }, true],
  ])('cuts off %s in flight, or spares it', async (_what, headers, isSpared) => {
    const begun = Promise.withResolvers<ServerResponse>();
    const { address, connections } = await listen((_request, response) => begun.resolve(response));
    const connection = await rawConnection(address);
    connection.send(formatHead('POST /', { ...headers, 'Content-Length': 0 }));
    const response = await begun.promise;
    connections.destroy({ uploads: false });
    expect(response.socket?.destroyed ?? true).toBe(!isSpared);
    connections.destroy({ uploads: true });
    await connection.closed;
  });
});
