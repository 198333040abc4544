import type { Database } from '@piacter/db';
import type { Address, Mix } from './addresses.ts';
import { type Measured, measureCpu, measureTimes, requestAll, type Tally } from './measure.ts';

/**
 * Warm-up passes over the addresses that are requested again and again: while V8 compiles, the first ten thousand requests
 * to a process cost half as much again as those of the days that follow.
 */
const warmUpPasses = 20;

/** Addresses of each round that are requested this once only, so that no cache of any layer has their replies. */
const coldAddresses = 150;

export interface RoundOptions {
  rounds: number;
  /** No round starts later. */
  maxSeconds: number;
  databasePid: number | undefined;
}

/** The addresses of a pass: the same ones in each, and new ones. */
const withCold = async (db: Database, mix: Mix, known: readonly Address[], variant: number) => [
  ...known,
  ...(await mix.addresses(db, variant)).slice(0, coldAddresses),
];

/** Requests to one server before it is the other's turn, so that both have the same share of a disturbance. */
const turnLength = 150;

const toTurns = (addresses: readonly Address[]) =>
  Array.from({ length: Math.ceil(addresses.length / turnLength) }, (_, turn) =>
    addresses.slice(turn * turnLength, (turn + 1) * turnLength),
  );

/** Measures the servers in turns with the same addresses: each round first durations, then CPU time. */
export async function measureRounds(
  db: Database,
  mix: Mix,
  servers: readonly { server: Measured; tally: Tally }[],
  { rounds, maxSeconds, databasePid }: RoundOptions,
): Promise<void> {
  const known = await mix.addresses(db, 0);
  // Lets the servers compile and cache first.
  for (let pass = 0; pass < warmUpPasses; pass += 1)
    for (const { server } of servers) await requestAll({ name: server.name, client: server.crowd }, known);
  const end = performance.now() + maxSeconds * 1000;
  for (let round = 0; round < rounds && performance.now() < end; round += 1) {
    const timed = await withCold(db, mix, known, 2 * round + 1);
    const counted = await withCold(db, mix, known, 2 * round + 2);
    // They alternate, as the first one has colder caches.
    const order = round % 2 === 0 ? servers : servers.toReversed();
    for (const turn of toTurns(timed))
      for (const { server, tally } of order) await measureTimes(server, tally, turn);
    for (const turn of toTurns(counted))
      for (const { server, tally } of order) await measureCpu(server, tally, turn, databasePid);
  }
}

/** Measures each kind of address by itself: CPU time counts for a process, not for a request. */
export async function measureKinds(
  db: Database,
  mix: Mix,
  server: Measured,
  tallies: ReadonlyMap<string, Tally>,
  { rounds, maxSeconds, databasePid }: RoundOptions,
): Promise<void> {
  const addresses = Map.groupBy(await mix.addresses(db, 0), ({ kind }) => kind);
  for (let pass = 0; pass < warmUpPasses; pass += 1)
    for (const known of addresses.values())
      await requestAll({ name: server.name, client: server.crowd }, known);
  const end = performance.now() + maxSeconds * 1000;
  for (let round = 0; round < rounds && performance.now() < end; round += 1)
    for (const [kind, tally] of tallies) {
      const known = addresses.get(kind) ?? [];
      await measureTimes(server, tally, known);
      await measureCpu(server, tally, known, databasePid);
    }
}
