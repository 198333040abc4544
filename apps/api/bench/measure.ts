import { Agent, request } from 'node:http';
import type { Address } from './addresses.ts';
import type { TokenOf } from './callers.ts';
import { cpuMs } from './cpu-time.ts';
import type { ServerProcess } from './server-process.ts';

interface Reply {
  status: number;
  text: string;
  /** From the first byte sent to the last one received, in milliseconds. */
  ms: number;
}

/** A single keep-alive connection, so that only the server is measured. */
export function client({ port }: ServerProcess, tokenOf: TokenOf) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const get = ({ path, role }: Address) =>
    new Promise<Reply>((resolve, reject) => {
      const headers = role ? { Authorization: `Bearer ${tokenOf(role)}` } : {};
      const started = performance.now();
      const options = { agent, port, path, headers, host: '127.0.0.1', timeout: 30_000 };
      const asked = request(options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            ms: performance.now() - started,
          }),
        );
      });
      asked.on('timeout', () => asked.destroy(new Error(`${path} took longer than 30 s`)));
      asked.on('error', reject);
      asked.end();
    });
  return { get, close: () => agent.destroy() };
}

export type Client = ReturnType<typeof client>;

export async function warmUp({ get }: Client, addresses: readonly Address[]): Promise<void> {
  for (const address of addresses) await get(address);
}

/** Durations and CPU time of all requests to a server. */
export interface Tally {
  times: Map<string, number[]>;
  requests: number;
  /** CPU milliseconds in all. */
  application: number;
  database: number;
}

export const newTally = (): Tally => ({ times: new Map(), requests: 0, application: 0, database: 0 });

/** Requests every URL once and records the durations; stops early at the time limit. */
export async function measureSlice(
  server: ServerProcess & { client: Client; tally: Tally },
  addresses: readonly Address[],
  { databasePid, deadline }: { databasePid: number | undefined; deadline: number },
): Promise<void> {
  const { tally } = server;
  const database = () => (databasePid === undefined ? 0 : cpuMs(databasePid));
  const [applicationBefore, databaseBefore] = [cpuMs(server.pid), database()];
  for (const address of addresses) {
    const { status, ms } = await server.client.get(address);
    if (status !== 200) throw new Error(`${server.name} answered ${status} for ${address.path}`);
    const { kind } = address;
    const times = tally.times.get(kind) ?? [];
    tally.times.set(kind, times);
    times.push(ms);
    tally.requests += 1;
    if (performance.now() > deadline) break;
  }
  tally.application += cpuMs(server.pid) - applicationBefore;
  tally.database += database() - databaseBefore;
}

export function percentile(times: readonly number[] | undefined, share: number): number {
  const sorted = [...(times ?? [])].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

type Item = Partial<Record<'requestID' | 'realEstateID' | 'accommodationID' | 'serviceID', number>>;

interface Answer {
  status: number;
  total: number | undefined;
  ids: string;
}

function answerOf({ status, text }: Reply): Answer {
  const { data, total } = JSON.parse(text) as {
    data?: Item | Item[];
    total?: number;
  };
  return {
    status,
    total,
    ids: [data ?? []]
      .flat()
      .map(
        ({ requestID, realEstateID, accommodationID, serviceID }) =>
          requestID ?? realEstateID ?? accommodationID ?? serviceID,
      )
      .join(),
  };
}

/** Throws unless both servers reply with the same status, total and items. Also warms up both. */
export async function assertEqualAnswers(
  [one, other]: readonly [ServerProcess & { client: Client }, ServerProcess & { client: Client }],
  addresses: readonly Address[],
): Promise<void> {
  for (const address of addresses) {
    const [a, b] = [answerOf(await one.client.get(address)), answerOf(await other.client.get(address))];
    if (a.status !== b.status || a.total !== b.total || a.ids !== b.ids)
      throw new Error(
        `${address.path}: ${one.name} answers ${JSON.stringify(a)}, ${other.name} answers ${JSON.stringify(b)}`,
      );
  }
}
