import { type ApiProcess, createApiProcess } from '../processes.ts';
import { createTimedClient, type TimedReply } from '../timed-client.ts';
import type { Address } from './addresses.ts';
import type { TokenOf } from './callers.ts';

/** A server with what measures it. */
export interface Measured extends ApiProcess {
  get: (address: Address) => Promise<TimedReply>;
}

/** Starts a server, which gets one request for each caller of `get` who waits. */
export async function startMeasured(
  options: Parameters<typeof createApiProcess>[0],
  tokenOf: TokenOf,
): Promise<Measured> {
  const server = await createApiProcess(options);
  await server.start();
  const client = createTimedClient();
  let sent = 0;
  return {
    ...server,
    get({ path, role, encodings, isFresh }) {
      sent += 1;
      const asked = isFresh ? `${path}${path.includes('?') ? '&' : '?'}pass=${sent}` : path;
      return client.get(server.address + asked, {
        ...(role && { Authorization: `Bearer ${tokenOf(role)}` }),
        ...(encodings && { 'Accept-Encoding': encodings }),
      });
    },
    async stop() {
      client.close();
      await server.stop();
    },
  };
}
