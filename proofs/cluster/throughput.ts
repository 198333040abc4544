import { setTimeout as wait } from 'node:timers/promises';
import { createDatabase } from '@piacter/db';
import { buildProperty } from '../../apps/api/src/testing/factories-properties.ts';
import { isOk, type Reply } from '../client.ts';
import { readCpuMs } from '../cpu-time.ts';
import { readPaths } from '../listing-paths.ts';
import type { Server } from '../processes.ts';
import { createCaller, signIn } from './clients.ts';
import type { Goal } from './goals.ts';
import { Ledger } from './ledger.ts';
import { startWebProxy } from './proxies.ts';
import type { Stage } from './stage.ts';
import { findWriter } from './verify.ts';

/** Clients that each wait for their reply, and milliseconds of warming up and of measuring. */
const clients = 8;
const warmUpMs = 2000;
const measuredMs = 8000;

interface Setup {
  name: string;
  address: string;
  /** Processes whose CPU time is measured, by what they are. */
  groups: Record<'API' | 'database' | 'proxies', readonly Server[]>;
}

/** Repeats the calls of all clients; returns what a request costs, and how many failed. */
async function measure({ groups }: Setup, call: (index: number) => Promise<Reply>) {
  const counts = { done: 0, failed: 0 };
  const end = new AbortController();
  const loops = Array.from({ length: clients }, async (_, index) => {
    while (!end.signal.aborted) counts[isOk(await call(index)) ? 'done' : 'failed'] += 1;
  });
  const read = () => ({
    done: counts.done,
    cpu: Object.values(groups).map((servers) => readCpuMs(...servers.flatMap(({ pids }) => pids()))),
  });
  await wait(warmUpMs);
  const before = read();
  await wait(measuredMs);
  const after = read();
  end.abort();
  await Promise.all(loops);
  const done = after.done - before.done;
  const costs = Object.keys(groups).map(
    (group, at) => `${group} ${(((after.cpu[at] ?? 0) - (before.cpu[at] ?? 0)) / done).toFixed(1)} ms`,
  );
  const perSecond = (done / measuredMs) * 1000;
  const text = `${perSecond.toFixed(0)}/s (CPU a request: ${costs.join(', ')})`;
  return { failed: counts.failed, perSecond, text };
}

/** Searches and details; then saves of a property of each client. */
async function measureSetup(setup: Setup, writers: readonly string[]) {
  const call = createCaller(setup.address, new Ledger());
  const { searches, details } = await readPaths(setup.address);
  const paths = [...searches, ...details];
  let serial = 0;
  const reads = await measure(setup, () => call('GET', paths[serial++ % paths.length] ?? '/'));
  const owners = await Promise.all(
    Array.from({ length: clients }, async (_, index) => {
      const token = await signIn(call, writers[index % writers.length] ?? '');
      const { body } = await call('POST', '/api/real-estate', { token, body: buildProperty() });
      return { token, path: `/api/real-estate/${body.insertID}` };
    }),
  );
  const writes = await measure(setup, (index) => {
    const { token, path } = owners[index] ?? { token: '', path: '' };
    return call('PUT', path, { token, body: buildProperty({ price: 1000 + serial++ }) });
  });
  return { reads, writes };
}

/** Three processes against one, and what the proxies and the cluster cost, in the same run on the same machine. */
export async function runThroughput(stage: Stage): Promise<Goal[]> {
  const { cluster, databaseProxy, webProxy, processes, programs, folder, startProcess, writers } = stage;
  const alone = await cluster.startAlone();
  const db = createDatabase({ url: alone.url, connections: 2 });
  await stage.fill(db);
  await db.destroy();
  const withoutReplica = (url: string) => ({ DATABASE_URL: url, DATABASE_REPLICA_URL: '' });
  const onAlone = await startProcess('api-on-one-server', withoutReplica(alone.url));
  const onCluster = await startProcess('api-on-cluster', withoutReplica((await findWriter(stage)).url));
  const proxied = await startProcess('api-behind-proxies', {});
  const proxyToOne = await startWebProxy(programs, folder, [proxied.port], 'nginx-to-one');
  const database = cluster.nodes;
  const setups: Setup[] = [
    {
      name: 'one process, one database server',
      address: onAlone.address,
      groups: { API: [onAlone], database: [alone], proxies: [] },
    },
    {
      name: 'one process, the cluster',
      address: onCluster.address,
      groups: { API: [onCluster], database, proxies: [] },
    },
    {
      name: 'one process, the cluster, both proxies',
      address: proxyToOne.address,
      groups: { API: [proxied], database, proxies: [proxyToOne, databaseProxy] },
    },
    {
      name: 'three processes, the cluster, both proxies',
      address: webProxy.address,
      groups: { API: processes, database, proxies: [webProxy, databaseProxy] },
    },
  ];
  const goals: Goal[] = [];
  for (const setup of setups) {
    const { reads, writes } = await measureSetup(setup, writers);
    console.log(`${setup.name}: reads ${reads.text}, saves ${writes.text}`);
    goals.push({
      what: `${setup.name}: refused while measured`,
      figure: String(reads.failed + writes.failed),
      isMet: reads.failed + writes.failed === 0 && reads.perSecond > 0 && writes.perSecond > 0,
    });
  }
  await Promise.all([onAlone, onCluster, proxied, proxyToOne].map((server) => server.stop()));
  await alone.stop();
  return goals;
}
