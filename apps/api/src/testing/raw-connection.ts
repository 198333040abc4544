import { once } from 'node:events';
import { connect } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';

/** A connection on which a test decides every byte; `closed` settles when the server has let it go. */
export async function rawConnection(address: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  const parts: string[] = [];
  const seen = Promise.withResolvers<void>();
  // Whether it ends in good order or by a reset is the kernel's affair.
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (part: string) => parts.push(part));
  socket.once('end', seen.resolve).once('close', seen.resolve);
  const received = () => parts.join('');

  return {
    socket,
    received,
    closed: seen.promise,
    send: (text: string | Buffer) => socket.write(text),
    /** All of the reply's text once the server has closed the connection. */
    async reply(): Promise<string> {
      await seen.promise;
      socket.destroy();
      return received();
    },
    /** Sends chunks of a body for as long as the server lets it; the bytes that it took. */
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

/** The head of a request; `Content-Type` and `Transfer-Encoding` are those of an endless JSON body unless given. */
export const headOf = (line: string, headers: Record<string, string | number> = {}): string => {
  const all = { Host: 'a', 'Content-Type': 'application/json', ...headers };
  const fields = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${line} HTTP/1.1\r\n${fields.join('')}\r\n`;
};
