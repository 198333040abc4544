import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/**
 * A way to a database that can be frozen: it takes connections and bytes then and passes nothing on, like a server
 * that was stopped (SIGSTOP) or a network that lost its other end.
 */
export async function freezingProxy(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const [host, port] = [url.hostname, Number(url.port || 3306)];
  const sockets = new Set<Socket>();
  let isFrozen = false;

  const keep = (socket: Socket) => {
    sockets.add(socket.setNoDelay());
    socket.once('close', () => sockets.delete(socket));
    // Either end may go at any time; the other follows.
    socket.on('error', () => undefined);
    return socket;
  };
  const server = createServer((near) => {
    const far = connect(port, host);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      keep(from).on('data', (bytes) => to.write(bytes));
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
    /** From now on nobody is there. */
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
