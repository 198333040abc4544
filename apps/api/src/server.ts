import { once } from 'node:events';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, pendingMigrations } from '@piacter/db';
import { createApp, getProxyTrust } from './app.ts';
import { createHttpServer } from './core/http/http-server.ts';
import { type TransportLimits, transportLimits } from './core/http/transport-limits.ts';
import { createMetrics, serveMetrics } from './core/metrics.ts';
import { settleWithin } from './core/settle-within.ts';
import type { Deps } from './deps.ts';
import { createAdmin } from './features/accounts/index.ts';
import { readBuild } from './features/site/index.ts';
import { startJobs } from './jobs/index.ts';

/** Times of a shutdown, in milliseconds. */
interface LeavingTimes {
  /** In which it still takes connections, while `/api/ready` tells the proxies to look elsewhere. */
  leaveMs: number;
  /** From then on until requests in flight are cut off, and uploads. */
  drainMs: number;
  uploadDrainMs: number;
}

const leavingTimes: LeavingTimes = { leaveMs: 2000, drainMs: 10_000, uploadDrainMs: 60_000 };
/** Milliseconds between two looks for connections that have nothing more to do while the process goes. */
const idleLookMs = 50;
/** Milliseconds that the background jobs get to end; a database that hangs does not keep a process. */
const jobsMs = 10_000;

export interface RunningServer {
  address: string;
  /** Not ready, no more connections, drain: in that order (docs/operations.md). `hurry` skips the first wait. */
  stop: (hurry?: AbortSignal) => Promise<void>;
}

interface ServerOptions extends Partial<LeavingTimes> {
  limits?: TransportLimits;
  /** Connections of the background jobs' own; those of the requests where nothing is said. */
  jobsDb?: Database;
}

/** The tables are `prepare`'s to make: a process on an older schema would fail at some request or other. */
async function assertMigrated({ db }: Pick<Deps, 'db'>): Promise<void> {
  const [next] = await pendingMigrations(db);
  if (next === undefined) return;
  throw new Error(
    `The database is not ready, migration ${next} is missing: run 'node apps/api/src/commands/prepare.ts' first.`,
  );
}

/** Opens the product on its port, with the background jobs and the metrics beside it. */
export async function startServer(
  deps: Deps,
  { limits = transportLimits, jobsDb = deps.db, ...times }: ServerOptions = {},
): Promise<RunningServer> {
  const { config, log } = deps;
  const { leaveMs, drainMs, uploadDrainMs } = { ...leavingTimes, ...times };
  await assertMigrated({ db: jobsDb });
  const metrics = createMetrics();
  if (config.admin && (await createAdmin(deps, config.admin))) log.info('first admin created');
  const build = await readBuild(config.webDir);
  const { server, connections } = createHttpServer(limits);
  server.listen(config.port, config.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Only now is the port known where 0 asked for a free one; the payment emulator is reached through it.
  const bound: Deps = { ...deps, config: { ...config, port } };
  const app = createApp(bound, { isStopping: () => connections.isLeaving, metrics, build, limits });
  connections.serve(app, getProxyTrust(app));
  const jobs = startJobs({ ...bound, db: jobsDb }, metrics);
  const metricsServer =
    config.metricsPort === undefined ? undefined : await serveMetrics(metrics, config.metricsPort);
  const shownHost =
    config.host === '0.0.0.0' || config.host === '127.0.0.1' || config.host === '::'
      ? 'localhost'
      : config.host;
  log.info({ port, host: config.host }, 'listening');

  return {
    address: `http://${shownHost}:${port}`,
    stop: async (hurry) => {
      connections.leave();
      metricsServer?.close();
      await wait(leaveMs, undefined, { signal: hurry }).catch(() => undefined);
      const closed = once(server, 'close');
      // Node's own way would cut off idle connections, on which a request may be on its way.
      NetServer.prototype.close.call(server);
      connections.endIdle();
      const timers = [
        setInterval(() => connections.endIdle(), idleLookMs),
        setTimeout(() => connections.destroy({ uploads: false }), drainMs),
        setTimeout(() => connections.destroy({ uploads: true }), uploadDrainMs),
      ];
      await closed;
      for (const timer of timers) clearTimeout(timer);
      // Last, so that what the drained requests have caused may still go out.
      await settleWithin(jobs.stop(), jobsMs);
    },
  };
}
