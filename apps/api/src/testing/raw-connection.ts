import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** A TCP connection on which a test sends raw bytes; `closed` resolves when the server has closed it. */
export async function rawConnection(address: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const parts: string[] = [];
  const seen = Promise.withResolvers<void>();
  // The connection may end with FIN or RST.
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  socket.once('end', seen.resolve).once('close', seen.resolve);
  const received = () => parts.join('');

  return {
    socket,
    received,
    closed: seen.promise,
    send: (text: string | Buffer) => socket.write(text),
    /** The complete response text, once the server has closed the connection. */
    async reply(): Promise<string> {
      await seen.promise;
      socket.destroy();
      return received();
    },
    /** Sends body chunks until the server closes the connection; returns the bytes sent. */
    async sendForEver(): Promise<number> {
      const chunk = Buffer.from(`4000\r\n${'x'.repeat(0x4000)}\r\n`);
      const isOver = () => socket.destroyed || socket.readableEnded;
      for (;;) {
        if (!socket.write(chunk) && !isOver()) await Promise.race([once(socket, 'drain'), seen.promise]);
        await turn();
        if (isOver()) break;
      }
      const { bytesWritten, writableLength } = socket;
      socket.destroy();
      return bytesWritten - writableLength;
    },
  };
}

/** Formats a request head, by default with the content type of JSON. */
export const formatHead = (line: string, headers: Record<string, string | number> = {}): string => {
  const all = { Host: 'a', 'Content-Type': 'application/json', ...headers };
  const fields = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${fields.join('')}\r\n`;
};
