import { connect } from 'node:net';

const handshakeByte = 10;
const errorByte = 255;

/**
 * Reads the handshake packet that a MySQL or MariaDB server sends on connecting. Resolves to the server's version ('' if
 * it refuses the connection), or undefined when no such server responds in time. A process id would prove less: it may
 * have been reused, or belong to a server that is still recovering.
 */
export function receiveGreeting(socketPath: string, timeoutMs = 2_000): Promise<string | undefined> {
  return new Promise((resolve) => {
    const connection = connect(socketPath);
    const end = (version: string | undefined) => {
      connection.destroy();
      resolve(version);
    };
    let received = Buffer.alloc(0);
    connection.setTimeout(timeoutMs, () => end(undefined));
    connection.on('error', () => end(undefined));
    connection.on('close', () => end(undefined));
    connection.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const version = parseGreeting(received);
      if (version !== undefined) end(version);
    });
  });
}

/** Parses the first packet: 3 bytes length, 1 byte sequence number, then 10 and a zero-terminated version, or 255. */
export function parseGreeting(bytes: Buffer): string | undefined {
  if (bytes[4] === errorByte) return '';
  const end = bytes.indexOf(0, 5);
  return bytes[4] === handshakeByte && end > 5 ? bytes.toString('latin1', 5, end) : undefined;
}
