import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A TCP proxy to a database that can be frozen: it then accepts connections and data but forwards nothing, like a stopped
 * server (SIGSTOP) or a broken network. It can cut its connections and be closed for a while, like a server that fails.
 */
export async function createFreezingProxy(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const [host, port] = [url.hostname, Number(url.port || 3306)];
  const sockets = new Set<Socket>();
  let isFrozen = false;

  const track = (socket: Socket) => {
    sockets.add(socket.setNoDelay());
    socket.once('close', () => sockets.delete(socket));
    // When either end closes, the other one is destroyed.
    socket.on('error', () => undefined);
    return socket;
  };
  const server = createServer((client) => {
    const upstream = connect(port, host);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      track(from).on('data', (bytes) => to.write(bytes));
      from.once('close', () => to.destroy());
      if (isFrozen) from.pause();
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url.port = String((server.address() as AddressInfo).port);

  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    /** Resets all connections, like a server that was killed; new ones are accepted. */
    cut: () => {
      for (const socket of sockets) socket.resetAndDestroy();
    },
    /** Closes the proxy: new connections are refused. */
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    /** Accepts connections again after `close`. */
    open: async () => {
      server.listen(Number(url.port), '127.0.0.1');
      await once(server, 'listening');
    },
  };
}
