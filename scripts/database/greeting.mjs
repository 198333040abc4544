import { connect } from 'node:net';

const handshake = 10;
const refusal = 255;

/**
 * Asks what listens on a socket path whether it is a MySQL or MariaDB server: both speak first. Resolves
 * to the version it greets with ('' when it is there but refuses us), or undefined when nothing answers.
 * A process number would prove less: it can be another program's by now, or a server still recovering.
 */
export function greeting(socketPath, patience = 2_000) {
  return new Promise((resolve) => {
    const connection = connect(socketPath);
    const end = (answer) => {
      connection.destroy();
      resolve(answer);
    };
    let received = Buffer.alloc(0);
    connection.setTimeout(patience, () => end(undefined));
    connection.on('error', () => end(undefined));
    connection.on('close', () => end(undefined));
    connection.on('data', (chunk) => {
      received = Buffer.concat([received, chunk]);
      const answer = readGreeting(received);
      if (answer !== undefined) end(answer);
    });
  });
}

/** Reads the first packet: 3 bytes length, 1 byte number, then 10 and a version ending in a zero byte, or 255. */
export function readGreeting(bytes) {
  if (bytes[4] === refusal) return '';
  const end = bytes.indexOf(0, 5);
  return bytes[4] === handshake && end > 5 ? bytes.toString('latin1', 5, end) : undefined;
}
