import { readCpuOf } from '../cpu-time.ts';
import type { TimedReply } from '../timed-client.ts';
import type { Address } from './addresses.ts';
import type { Measured } from './client.ts';

/** Durations and CPU time of the requests of a kind to a server. */
export interface Tally {
  times: number[];
  /** Of those whose CPU time is counted. */
  requests: number;
  /** CPU milliseconds in all. */
  application: number;
  database: number;
}

/** A server, and what it costs by kind of address. */
export interface Subject {
  server: Measured;
  tallies: Map<string, Tally>;
}

/** Requests open at a time while CPU time is measured, as under load; durations are measured over one connection. */
const crowd = 8;

/** Requests every address once. */
async function requestAll(
  { name, get }: Measured,
  connections: number,
  addresses: readonly Address[],
): Promise<TimedReply[]> {
  const replies: TimedReply[] = [];
  const waiting = addresses.values();
  async function run(): Promise<void> {
    for (const address of waiting) {
      const reply = await get(address);
      if (reply.status !== 200) throw new Error(`${name} answered ${reply.status} for ${address.path}`);
      replies.push(reply);
    }
  }
  await Promise.all(Array.from({ length: connections }, run));
  return replies;
}

async function measureTimes(server: Measured, tally: Tally, addresses: readonly Address[]): Promise<void> {
  const replies = await requestAll(server, 1, addresses);
  tally.times.push(...replies.map(({ ms }) => ms));
}

async function measureCpu(
  server: Measured,
  tally: Tally,
  addresses: readonly Address[],
  databasePid: number | undefined,
): Promise<void> {
  const before = readCpuOf(server.pids(), databasePid);
  await requestAll(server, crowd, addresses);
  const after = readCpuOf(server.pids(), databasePid);
  tally.requests += addresses.length;
  tally.application += after.application - before.application;
  tally.database += after.database - before.database;
}

/**
 * Warm-up passes over the addresses that are requested again and again: while V8 compiles, the first ten thousand requests
 * to a process cost half as much again as those of the days that follow.
 */
const warmUpPasses = 20;

async function warmUp(
  subjects: readonly Subject[],
  addresses: readonly Address[],
  maxSeconds: number,
): Promise<void> {
  const end = performance.now() + maxSeconds * 1000;
  for (let pass = 0; pass < warmUpPasses && performance.now() < end; pass += 1)
    for (const { server } of subjects) await requestAll(server, crowd, addresses);
}

export interface Rounds {
  rounds: number;
  /** No warm-up pass and no round starts later. */
  maxSeconds: number;
  databasePid: number | undefined;
}

/**
 * Measures the servers with the addresses of each kind, in turns so that both have the same share of a disturbance: CPU
 * time counts for a process, not for a request. Each round asks `nextAddresses` for durations, and again for CPU time.
 */
export async function measureRounds(
  subjects: readonly Subject[],
  nextAddresses: () => Promise<readonly Address[]>,
  { rounds, maxSeconds, databasePid }: Rounds,
): Promise<void> {
  await warmUp(subjects, await nextAddresses(), maxSeconds);
  const end = performance.now() + maxSeconds * 1000;
  for (let round = 0; round < rounds && performance.now() < end; round += 1)
    for (const measure of [measureTimes, measureCpu])
      for (const [kind, addresses] of Map.groupBy(await nextAddresses(), (one) => one.kind))
        for (const { server, tallies } of round % 2 === 0 ? subjects : subjects.toReversed()) {
          const tally = tallies.get(kind) ?? { times: [], requests: 0, application: 0, database: 0 };
          tallies.set(kind, tally);
          await measure(server, tally, addresses, databasePid);
        }
}
