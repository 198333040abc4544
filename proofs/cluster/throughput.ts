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
  groups: Record<'api' | 'database' | 'proxies', readonly Server[]>;
}

interface Measurement {
  perSecond: number;
  failed: number;
  /** Milliseconds of CPU time a request. */
  cpu: Record<keyof Setup['groups'], number>;
}

type Call = (index: number) => Promise<Reply>;

/** Repeats the calls of all clients and measures what they cost. */
async function measure({ groups }: Setup, call: Call): Promise<Measurement> {
  let isRunning = true;
  let [done, failed] = [0, 0];
  const loops = Array.from({ length: clients }, async (_, index) => {
    while (isRunning) {
      if (isOk(await call(index))) done += 1;
      else failed += 1;
    }
  });
  const used = (servers: readonly Server[]) => readCpuMs(...servers.flatMap(({ pids }) => pids()));
  const usedByAll = () => ({
    api: used(groups.api),
    database: used(groups.database),
    proxies: used(groups.proxies),
  });
  await wait(warmUpMs);
  const before = { cpu: usedByAll(), done, at: performance.now() };
  await wait(measuredMs);
  const [after, count] = [usedByAll(), done - before.done];
  const seconds = (performance.now() - before.at) / 1000;
  isRunning = false;
  await Promise.all(loops);
  const perRequest = (group: keyof Setup['groups']) => (after[group] - before.cpu[group]) / count;
  return {
    perSecond: count / seconds,
    failed,
    cpu: { api: perRequest('api'), database: perRequest('database'), proxies: perRequest('proxies') },
  };
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

const format = ({ perSecond, cpu }: Measurement) =>
  `${perSecond.toFixed(0)}/s (CPU a request: API ${cpu.api.toFixed(1)} ms, database ${cpu.database.toFixed(1)} ms, proxies ${cpu.proxies.toFixed(1)} ms)`;

/** Three processes against one, and what the proxies and the cluster cost, in the same run on the same machine. */
export async function runThroughput(stage: Stage, announce: (line: string) => void): Promise<Goal[]> {
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
  const setups: Setup[] = [
    {
      name: 'one process, one database server',
      address: `http://127.0.0.1:${onAlone.port}`,
      groups: { api: [onAlone], database: [alone], proxies: [] },
    },
    {
      name: 'one process, the cluster',
      address: `http://127.0.0.1:${onCluster.port}`,
      groups: { api: [onCluster], database: cluster.nodes, proxies: [] },
    },
    {
      name: 'one process, the cluster, both proxies',
      address: `http://127.0.0.1:${proxyToOne.port}`,
      groups: { api: [proxied], database: cluster.nodes, proxies: [proxyToOne, databaseProxy] },
    },
    {
      name: 'three processes, the cluster, both proxies',
      address: `http://127.0.0.1:${webProxy.port}`,
      groups: { api: processes, database: cluster.nodes, proxies: [webProxy, databaseProxy] },
    },
  ];
  const goals: Goal[] = [];
  for (const setup of setups) {
    const { reads, writes } = await measureSetup(setup, writers);
    announce(`${setup.name}: reads ${format(reads)}, saves ${format(writes)}`);
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
