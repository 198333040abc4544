import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { type ApiProcess, createApiProcess } from '../processes.ts';
import type { Address } from './addresses.ts';
import type { TokenOf } from './callers.ts';

export interface Reply {
  status: number;
  body: string;
  location: string | undefined;
  /** From the first byte sent to the last one received, in milliseconds. */
  ms: number;
}

/** A server with what measures it. */
export interface Measured extends ApiProcess {
  get: (address: Address) => Promise<Reply>;
}

/** Starts a server, which gets one request for each caller of `get` who waits, over connections that are kept. */
export async function startMeasured(
  options: Parameters<typeof createApiProcess>[0],
  tokenOf: TokenOf,
): Promise<Measured> {
  const server = await createApiProcess(options);
  await server.start();
  const agent = new Agent({ keepAlive: true });
  let sent = 0;
  return {
    ...server,
    async get({ path, role, encodings, isFresh }) {
      sent += 1;
      const headers = {
        ...(role && { Authorization: `Bearer ${tokenOf(role)}` }),
        ...(encodings && { 'Accept-Encoding': encodings }),
      };
      const asked = isFresh ? `${path}${path.includes('?') ? '&' : '?'}pass=${sent}` : path;
      const signal = AbortSignal.timeout(30_000);
      const started = performance.now();
      const outgoing = request(server.address + asked, { agent, headers, signal });
      outgoing.end();
      const [reply]: IncomingMessage[] = await once(outgoing, 'response');
      if (!reply) throw new Error(`${path} has no reply`);
      const body = await text(reply);
      const {
        statusCode: status = 0,
        headers: { location },
      } = reply;
      return { status, body, location, ms: performance.now() - started };
    },
    async stop() {
      agent.destroy();
      await server.stop();
    },
  };
}
