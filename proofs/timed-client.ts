import { once } from 'node:events';
import { Agent, type AgentOptions, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

const timeoutMs = 30_000;

/** A client for measurements over connections that are kept: fetch would take as much processor time as a reply. */
export function createTimedClient(options: AgentOptions = {}) {
  const agent = new Agent({ keepAlive: true, ...options });
  return {
    /** Requests an address; milliseconds are from the call, a new connection included, to the last byte of the reply. */
    async get(url: string, headers: OutgoingHttpHeaders = {}) {
      const started = performance.now();
      const outgoing = request(url, { agent, headers, timeout: timeoutMs });
      outgoing.once('timeout', () => outgoing.destroy(new Error(`${url} has no reply`)));
      outgoing.on('error', () => undefined).end();
      const [reply]: IncomingMessage[] = await once(outgoing, 'response');
      if (!reply) throw new Error(`${url} has no reply`);
      const body = await text(reply);
      const { statusCode: status = 0, headers: received } = reply;
      return { status, headers: received, body, ms: performance.now() - started };
    },
    close: (): void => agent.destroy(),
  };
}

export type TimedReply = Awaited<ReturnType<ReturnType<typeof createTimedClient>['get']>>;
