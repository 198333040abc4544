import { connect } from 'node:net';
import { addAbortSignal } from 'node:stream';

/**
 * Whether a server greets who connects to the socket, which only this user can reach. A process id would prove less: it may
 * have been reused, or belong to a server that is still recovering.
 */
export async function isGreeting(socketPath: string, timeoutMs = 2_000): Promise<boolean> {
  const connection = addAbortSignal(AbortSignal.timeout(timeoutMs), connect(socketPath));
  try {
    for await (const _greeting of connection) return true;
  } catch {
    // Nobody is there, or nobody greets.
  }
  return false;
}
