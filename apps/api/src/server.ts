import { once } from 'node:events';
import { type AddressInfo, Server as NetServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Database, pendingMigrations } from '@piacter/db';
import { createApp, getProxyTrust } from './app.ts';
import { createHttpServer } from './core/http/http-server.ts';
import { type TransportLimits, transportLimits } from './core/http/transport-limits.ts';
import { createMetrics, serveMetrics } from './core/metrics.ts';
import { waitAtMost } from './core/wait-at-most.ts';
import type { Deps } from './deps.ts';
import { createAdmin } from './features/accounts/index.ts';
import { createFollowers } from './features/kinds/index.ts';
import { createRequestFollowers } from './features/requests/index.ts';
import type { ListingFollower } from './features/search/index.ts';
import { saveForNext, startFromSaved } from './features/search/saved/index.ts';
import { readBuild } from './features/site/index.ts';
import { createEventCounter } from './features/statistics/index.ts';
import { startJobs } from './jobs/index.ts';
import { addServerMetrics } from './server-metrics.ts';
import { createSharedServices } from './shared-services.ts';

/** Phases of a shutdown, in milliseconds. */
interface ShutdownTimes {
  /** During which it still accepts connections, while `/api/ready` fails so that proxies stop sending requests. */
  readinessDelayMs: number;
  /** Afterwards, until open requests other than uploads are cut off, and until uploads are. */
  drainMs: number;
  uploadDrainMs: number;
}

const shutdownTimes: ShutdownTimes = { readinessDelayMs: 2000, drainMs: 10_000, uploadDrainMs: 60_000 };
/** Milliseconds between checks for idle connections during the shutdown. */
const idleCheckMs = 50;
/** Milliseconds to wait for the background jobs, which may hang with the database. */
const jobsTimeoutMs = 10_000;

export interface RunningServer {
  address: string;
  /** Shuts down: not ready, no new connections, drain (docs/operations.md). `hurry` skips the first wait. */
  stop: (hurry?: AbortSignal) => Promise<void>;
}

interface ServerOptions extends Partial<ShutdownTimes> {
  limits?: TransportLimits;
  /** Pool of the background jobs; that of the requests by default. */
  jobsDb?: Database;
}

/** Throws when a migration is pending: the server does not migrate, and would fail on an older schema. */
async function assertMigrated({ db }: Pick<Deps, 'db'>): Promise<void> {
  const [next] = await pendingMigrations(db);
  if (next === undefined) return;
  throw new Error(
    `The database is not ready, migration ${next} is missing: run 'node apps/api/src/commands/prepare.ts' first.`,
  );
}

/** Starts the HTTP server, the background jobs and the metrics server. */
export async function startServer(
  deps: Deps,
  { limits = transportLimits, jobsDb = deps.db, ...times }: ServerOptions = {},
): Promise<RunningServer> {
  const { config, log } = deps;
  const { readinessDelayMs, drainMs, uploadDrainMs } = { ...shutdownTimes, ...times };
  await assertMigrated({ db: jobsDb });
  const metrics = createMetrics();
  if (config.admin && (await createAdmin(deps, config.admin))) log.info('first admin created');
  const build = await readBuild(config.webDir);
  const columnFolder = join(config.dataDir, 'columns');
  // In memory before the first search asks for them: until then the process does not listen.
  const followers = [...createFollowers(deps.readDb), ...createRequestFollowers(deps.readDb)];
  // One after the other: to put a million in order holds the event loop for seconds, in which the statements of the others
  // would time out.
  const save = (rows: ListingFollower) =>
    saveForNext(rows, columnFolder).catch((error: unknown) => log.warn({ err: error }, 'listings not saved'));
  for (const rows of followers) if (!(await startFromSaved(rows, columnFolder, log))) await save(rows);
  const { server, connections } = createHttpServer(limits);
  server.listen(config.port, config.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Port 0 picks a free port, which is known only now and needed by the payment emulator.
  const bound: Deps = { ...deps, config: { ...config, port } };
  const events = createEventCounter({ ...bound, db: jobsDb });
  const shared = createSharedServices(bound);
  const app = createApp(bound, {
    isStopping: () => connections.isShuttingDown,
    metrics,
    events,
    build,
    limits,
    shared,
  });
  connections.serve(app, getProxyTrust(app));
  addServerMetrics(metrics, { ...deps, jobsDb, followers });
  const jobs = startJobs({ ...bound, db: jobsDb }, shared, metrics);
  const stopCounting = events.start();
  const stopFollowing = followers.map((listings) => listings.follow());
  const metricsServer =
    config.metrics === undefined ? undefined : await serveMetrics(metrics, config.metrics);
  const shownHost =
    config.host === '0.0.0.0' || config.host === '127.0.0.1' || config.host === '::'
      ? 'localhost'
      : config.host;
  log.info({ port, host: config.host }, 'listening');

  return {
    address: `http://${shownHost}:${port}`,
    stop: async (hurry) => {
      connections.beginShutdown();
      metricsServer?.close();
      for (const stop of stopFollowing) stop();
      await wait(readinessDelayMs, undefined, { signal: hurry }).catch(() => undefined);
      const closed = once(server, 'close');
      // http.Server's close() would destroy idle connections, on which a request may be arriving.
      NetServer.prototype.close.call(server);
      connections.endIdle();
      const timers = [
        setInterval(() => connections.endIdle(), idleCheckMs),
        setTimeout(() => connections.destroy({ uploads: false }), drainMs),
        setTimeout(() => connections.destroy({ uploads: true }), uploadDrainMs),
      ];
      await closed;
      for (const timer of timers) clearTimeout(timer);
      /** Mails and events of the drained requests first: columns that are not saved are loaded anew. */
      const finish = async (): Promise<void> => {
        await Promise.all([stopCounting(), jobs.stop()]);
        for (const rows of followers) await save(rows);
      };
      await waitAtMost(finish(), jobsTimeoutMs);
    },
  };
}
