import { connect } from 'node:net';

/**
 * Whether a server greets who connects to the socket, which only this user can reach. A process id would prove less: it may
 * have been reused, or belong to a server that is still recovering.
 */
export function isGreeting(socketPath: string, timeoutMs = 2_000): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socketPath);
    const end = (isGreeted: boolean) => {
      connection.destroy();
      resolve(isGreeted);
    };
    connection.setTimeout(timeoutMs, () => end(false));
    connection.on('error', () => end(false)).on('close', () => end(false));
    connection.on('data', () => end(true));
  });
}
