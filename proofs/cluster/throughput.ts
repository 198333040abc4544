import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase } from '@piacter/db';
import { isOk, type Reply, send } from '../client.ts';
import { readCpuMs } from '../cpu-time.ts';
import { readPaths } from '../listing-paths.ts';
import { signInOwner } from '../owner.ts';
import type { Server } from '../processes.ts';
import { countGoal, type Goal } from './goals.ts';
import { startWebProxy } from './proxies.ts';
import type { Stage } from './stage.ts';
import { findWriter } from './verify.ts';

/** Clients that each wait for their reply, and milliseconds of warming up and of measuring. */
const clients = 8;
const warmUpMs = 2000;
const measuredMs = 8000;

/** Where clients reach a set-up, and its servers, whose CPU time is measured. */
interface Setup {
  name: string;
  entry: { address: string };
  servers: Record<'API' | 'database' | 'proxies', readonly Server[]>;
}

/** Repeats the calls of all clients; returns how many were done and failed, and what a request costs. */
async function measure({ servers }: Setup, call: (index: number) => Promise<Reply | undefined>) {
  const counts = { done: 0, failed: 0 };
  const end = new AbortController();
  const loops = Array.from({ length: clients }, async (_, index) => {
    while (!end.signal.aborted) {
      const reply = await call(index).catch(() => undefined);
      counts[reply && isOk(reply) ? 'done' : 'failed'] += 1;
    }
  });
  const groups = Object.entries(servers);
  const readCosts = () => groups.map(([, members]) => readCpuMs(...members.flatMap(({ pids }) => pids())));
  await wait(warmUpMs);
  const before = { ...counts, costs: readCosts() };
  await wait(measuredMs);
  const done = counts.done - before.done;
  const costs = readCosts().map((cpuMs, at) => (cpuMs - (before.costs[at] ?? 0)) / done);
  const texts = groups.map(([group], at) => `${group} ${costs[at]?.toFixed(1)} ms`);
  end.abort();
  await Promise.all(loops);
  const perSecond = ((done / measuredMs) * 1000).toFixed(0);
  return { ...counts, text: `${perSecond}/s (CPU a request: ${texts.join(', ')})` };
}

/** Searches and details; then saves of a property of each client. */
async function measureSetup(setup: Setup, writers: readonly string[]): Promise<Goal> {
  const { address } = setup.entry;
  const { searches, details } = await readPaths(address);
  const paths = [...searches, ...details];
  let serial = 0;
  const reads = await measure(setup, () => send('GET', address + (paths[serial++ % paths.length] ?? '/')));
  const emails = Array.from({ length: clients }, (_, index) => writers[index % writers.length] ?? '');
  const owners = await Promise.all(emails.map((email) => signInOwner(address, email)));
  const writes = await measure(setup, async (index) => owners[index]?.save(1000 + serial++));
  console.log(`${setup.name}: reads ${reads.text}, saves ${writes.text}`);
  const done = Math.min(reads.done, writes.done);
  return countGoal(`${setup.name}: refused while measured`, reads.failed + writes.failed, done);
}

/** Three processes against one, and what the proxies and the cluster cost, in the same run on the same machine. */
export async function runThroughput(stage: Stage): Promise<Goal[]> {
  const { cluster, databaseProxy, webProxy, processes, folder, startProcess, writers } = stage;
  const alone = await cluster.startAlone();
  const db = createDatabase({ url: alone.url, connections: 2 });
  await stage.fill(db);
  await db.destroy();
  const startOn = ({ name, url }: { name: string; url: string }) =>
    startProcess(`api-on-${name}`, { DATABASE_URL: url, DATABASE_REPLICA_URL: '' });
  const onAlone = await startOn(alone);
  const onCluster = await startOn(await findWriter(stage));
  const proxied = await startProcess('api-behind-proxies', {});
  const toOne = await startWebProxy(folder, [proxied], 'nginx-to-one');
  const database = cluster.nodes;
  const toServers = (API: readonly Server[], ...proxies: Server[]) => ({ API, database, proxies });
  const setups: Setup[] = [
    {
      name: 'one process, one database server',
      entry: onAlone,
      servers: { API: [onAlone], database: [alone], proxies: [] },
    },
    { name: 'one process, the cluster', entry: onCluster, servers: toServers([onCluster]) },
    {
      name: 'one process, the cluster, both proxies',
      entry: toOne,
      servers: toServers([proxied], toOne, databaseProxy),
    },
    {
      name: 'three processes, the cluster, both proxies',
      entry: webProxy,
      servers: toServers(processes, webProxy, databaseProxy),
    },
  ];
  const goals: Goal[] = [];
  for (const setup of setups) goals.push(await measureSetup(setup, writers));
  for (const server of [onAlone, onCluster, proxied, toOne, alone]) await server.stop();
  return goals;
}
