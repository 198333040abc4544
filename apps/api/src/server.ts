import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Database, pendingMigrations } from '@piacter/db';
import { createApp } from './app.ts';
import { closeAfterEarlyReplies } from './core/http/early-reply.ts';
import { answerRefusedConnections } from './core/http/refused-connection.ts';
import { createMetrics, serveMetrics } from './core/metrics.ts';
import type { Deps } from './deps.ts';
import { createAdmin } from './features/accounts/index.ts';
import { readBuild } from './features/site/index.ts';
import { startJobs } from './jobs/index.ts';

/** Milliseconds that requests in flight get to finish after the process was told to go. */
const longestDrainMs = 10_000;
/** Milliseconds between two looks for connections that have nothing more to do while the process goes. */
const idleLookMs = 50;

export interface RunningServer {
  address: string;
  /** Not ready, drain, close: in that order (safety, Transport). */
  stop: () => Promise<void>;
}

interface ServerOptions {
  drainMs?: number;
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
  { drainMs = longestDrainMs, jobsDb = deps.db }: ServerOptions = {},
): Promise<RunningServer> {
  const { config, log } = deps;
  await assertMigrated({ db: jobsDb });
  let isStopping = false;
  const metrics = createMetrics();
  if (config.admin && (await createAdmin(deps, config.admin))) log.info('first admin created');
  const build = await readBuild(config.webDir);
  const server = createServer();
  // Whoever keeps a connection alive is told that it ends with this reply.
  server.prependListener('request', (_request, response) => {
    if (isStopping) response.setHeader('Connection', 'close');
  });
  closeAfterEarlyReplies(server);
  answerRefusedConnections(server);
  server.headersTimeout = 20_000;
  // Long enough for twenty pictures over a slow phone.
  server.requestTimeout = 300_000;
  server.keepAliveTimeout = 65_000;
  server.listen(config.port, config.host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // Only now is the port known where 0 asked for a free one; the payment emulator is reached through it.
  const bound: Deps = { ...deps, config: { ...config, port } };
  server.on('request', createApp(bound, { isStopping: () => isStopping, metrics, build }));
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
    stop: async () => {
      isStopping = true;
      metricsServer?.close();
      server.close();
      server.closeIdleConnections();
      const drained = once(server, 'close');
      // Kept-alive connections fall idle one by one as the requests on them are answered.
      const idle = setInterval(() => server.closeIdleConnections(), idleLookMs).unref();
      const timer = setTimeout(() => server.closeAllConnections(), drainMs).unref();
      await drained;
      clearInterval(idle);
      clearTimeout(timer);
      // Last, so that what the drained requests have caused may still go out.
      await jobs.stop();
    },
  };
}
