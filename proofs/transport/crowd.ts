import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { percentile } from '../table.ts';
import { createTimedClient } from '../timed-client.ts';

/** Loopback networks 127.x.0.0/16, so that attackers, crowds and healthy clients have different addresses. */
export const networks = { healthy: 10, attackers: 20, crowd: 30 } as const;

/** An address of the network by index. */
export const loopbackAddress = (network: number, index: number): string =>
  `127.${network}.${(index >> 8) & 255}.${index & 255 || 255}`;

export interface CrowdOptions {
  port: number;
  clients: number;
  paths: readonly string[];
  /** Of `networks`. */
  network: number;
  /** Number of client addresses; by default each client has its own. */
  addresses?: number;
  /** Milliseconds of warm-up and of measurement. */
  warmUpMs: number;
  measuredMs: number;
  /** Requests per second of each client; by default as fast as it gets replies. */
  perSecond?: number;
}

export interface CrowdResult {
  /** Replies by status; 0 counts broken connections. */
  statuses: Record<string, number>;
  /** Rejections (429, 503) without Retry-After. */
  withoutRetryAfter: number;
  /** Replies with status 200 per second. */
  goodput: number;
  /** Milliseconds of all replies but rejections, and the longest of all. */
  p50: number;
  p99: number;
  max: number;
}

const isRefusal = (status: number) => status === 429 || status === 503;

/** Clients that send the next request right after each reply, or at the rate `perSecond`. */
export async function runCrowd(options: CrowdOptions): Promise<CrowdResult> {
  const { port, clients, paths, network, addresses = clients, warmUpMs, measuredMs, perSecond } = options;
  const begin = performance.now() + warmUpMs;
  const end = begin + measuredMs;
  const times: number[] = [];
  const statuses: Record<string, number> = {};
  let withoutRetryAfter = 0;
  let max = 0;

  function count(status: number, ms: number, hasRetryAfter: boolean): void {
    const now = performance.now();
    // At a fixed rate a late reply counts too, as slow; otherwise it would inflate the throughput.
    if (now < begin || (now > end && !perSecond)) return;
    statuses[status] = (statuses[status] ?? 0) + 1;
    max = Math.max(max, ms);
    if (!isRefusal(status)) times.push(ms);
    else if (!hasRetryAfter) withoutRetryAfter += 1;
  }

  async function run(index: number): Promise<void> {
    const client = createTimedClient({ localAddress: loopbackAddress(network, index % addresses) });
    // Well-behaved clients do not start at the same moment.
    if (perSecond) await wait(Math.min(((index / clients) * 1000) / perSecond, warmUpMs + measuredMs));
    for (let n = index; performance.now() < end; n += 1) {
      const asked = performance.now();
      const path = paths[n % paths.length] ?? '/';
      const reply = await client.get(`http://127.0.0.1:${port}${path}`).catch(() => undefined);
      count(reply?.status ?? 0, performance.now() - asked, reply?.headers['retry-after'] !== undefined);
      if (perSecond) await wait(Math.max(0, Math.min(asked + 1000 / perSecond, end) - performance.now()));
      // A connection that fails immediately must not block the event loop for the others.
      else if (!reply) await turn();
    }
    client.close();
  }

  await Promise.all(Array.from({ length: clients }, (_, index) => run(index)));
  return {
    statuses,
    withoutRetryAfter,
    goodput: ((statuses[200] ?? 0) / measuredMs) * 1000,
    p50: percentile(times, 0.5),
    p99: percentile(times, 0.99),
    max,
  };
}
