import { Agent, request } from 'node:http';
import { fewResults } from '@piacter/contracts/search/values';
import { readCpuMs } from '../cpu-time.ts';
import type { ApiProcess } from '../processes.ts';
import type { Address, Mix } from './addresses.ts';
import type { TokenOf } from './callers.ts';

interface Reply {
  status: number;
  text: string;
  location: string | undefined;
  /** From the first byte sent to the last one received, in milliseconds. */
  ms: number;
}

/** Keep-alive connections to a server; no more requests are open at a time. */
export function createClient({ port }: ApiProcess, tokenOf: TokenOf, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let sent = 0;
  const get = ({ path, role, encodings, isFresh }: Address) =>
    new Promise<Reply>((resolve, reject) => {
      const headers = {
        ...(role && { Authorization: `Bearer ${tokenOf(role)}` }),
        ...(encodings && { 'Accept-Encoding': encodings }),
      };
      sent += 1;
      const asked = isFresh ? `${path}${path.includes('?') ? '&' : '?'}pass=${connections}-${sent}` : path;
      const started = performance.now();
      const options = { agent, port, path: asked, headers, host: '127.0.0.1', timeout: 30_000 };
      const outgoing = request(options, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            text: Buffer.concat(parts).toString(),
            location: response.headers.location,
            ms: performance.now() - started,
          }),
        );
      });
      outgoing.on('timeout', () => outgoing.destroy(new Error(`${path} took longer than 30 s`)));
      outgoing.on('error', reject);
      outgoing.end();
    });
  return { get, connections, close: () => agent.destroy() };
}

export type Client = ReturnType<typeof createClient>;

/** A server with the clients that measure it. */
export interface Measured extends ApiProcess {
  /** One connection, for durations. */
  single: Client;
  /** Several connections, for processor time as under load. */
  crowd: Client;
}

/** Requests every address, as many at a time as the client has connections. */
export async function requestAll(
  { name, client }: { name: string; client: Client },
  addresses: readonly Address[],
  onReply: (address: Address, reply: Reply) => void = () => undefined,
): Promise<void> {
  const waiting = [...addresses];
  async function run(): Promise<void> {
    for (let address = waiting.shift(); address; address = waiting.shift()) {
      const reply = await client.get(address);
      if (reply.status !== 200) throw new Error(`${name} answered ${reply.status} for ${address.path}`);
      onReply(address, reply);
    }
  }
  await Promise.all(Array.from({ length: client.connections }, run));
}

/** Durations and CPU time of all requests to a server. */
export interface Tally {
  times: Map<string, number[]>;
  /** Of those whose CPU time is counted. */
  requests: number;
  /** CPU milliseconds in all. */
  application: number;
  database: number;
}

export const newTally = (): Tally => ({ times: new Map(), requests: 0, application: 0, database: 0 });

/** Requests every address once over one connection, and records the durations. */
export async function measureTimes(
  { name, single }: Measured,
  tally: Tally,
  addresses: readonly Address[],
): Promise<void> {
  await requestAll({ name, client: single }, addresses, ({ kind }, { ms }) => {
    const times = tally.times.get(kind) ?? [];
    tally.times.set(kind, times);
    times.push(ms);
  });
}

/** Requests every address once over several connections, and records the CPU time. */
export async function measureCpu(
  { name, pids, crowd }: Measured,
  tally: Tally,
  addresses: readonly Address[],
  databasePid: number | undefined,
): Promise<void> {
  const database = () => (databasePid === undefined ? 0 : readCpuMs(databasePid));
  const [applicationBefore, databaseBefore] = [readCpuMs(...pids()), database()];
  await requestAll({ name, client: crowd }, addresses);
  tally.requests += addresses.length;
  tally.application += readCpuMs(...pids()) - applicationBefore;
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
  [one, other]: readonly [Measured, Measured],
  addresses: readonly Address[],
): Promise<void> {
  for (const address of addresses) {
    const [a, b] = [answerOf(await one.single.get(address)), answerOf(await other.single.get(address))];
    if (a.status !== b.status || a.total !== b.total || a.ids !== b.ids)
      throw new Error(
        `${address.path}: ${one.name} answers ${JSON.stringify(a)}, ${other.name} answers ${JSON.stringify(b)}`,
      );
  }
}

/** The mix without the searches that find few listings; their relaxed searches are measured by the finding mix. */
export const withoutFewResults = (mix: Mix, { single }: Measured): Mix => ({
  ...mix,
  async addresses(db, variant) {
    const kept: Address[] = [];
    for (const address of await mix.addresses(db, variant)) {
      const { total } = answerOf(await single.get(address));
      if (total === undefined || total >= fewResults) kept.push(address);
    }
    return kept;
  },
});
