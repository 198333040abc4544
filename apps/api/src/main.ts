import { assertReady, createDatabase, createDatabases } from '@piacter/db';
import { createFileStore, createPrivateStore } from './adapters/files/index.ts';
import { createPictureMaker } from './adapters/images/index.ts';
import { createOutbound } from './adapters/outbound/index.ts';
import { readConfig } from './config.ts';
import { systemClock } from './core/clock.ts';
import { createLogger } from './core/log.ts';
import { releaseMemory } from './core/memory-release.ts';
import { waitAtMost } from './core/wait-at-most.ts';
import { startServer } from './server.ts';
import { failStart } from './start-failure.ts';

/** Statement timeout of requests in milliseconds; replies are due within three seconds. */
const answerMs = 2500;
/** After so many the server stops the statement, and replies before the time-out. */
const statementMs = answerMs - 100;
/** Milliseconds for which requests and jobs wait for another database server to take over. */
const reconnectMs = 2000;
/** Connections of the background jobs, separate as their statements have no timeout. */
const jobConnections = 4;

/** Milliseconds to wait for the pools to close, which may hang with the database. */
const poolCloseMs = 2000;

/** Reads the environment, opens the pools, starts the server, and shuts down gracefully on a signal. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const primary = {
    url: config.databaseUrl,
    ca: config.databaseCa,
    connections: config.databaseConnections,
    answerMs,
    statementMs,
    reconnectMs,
  };
  const { db, readDb } = createDatabases(primary, config.databaseReplicaUrl);
  const jobsDb = createDatabase({
    url: config.databaseUrl,
    ca: config.databaseCa,
    connections: jobConnections,
    reconnectMs,
  });
  await assertReady(jobsDb);
  const files = await createFileStore(config);
  const privateFiles = await createPrivateStore(config);
  const pictures = createPictureMaker(log);
  const deps = {
    config,
    db,
    readDb,
    clock: systemClock,
    log,
    files,
    privateFiles,
    pictures,
    outbound: createOutbound(config),
  };
  const server = await startServer(deps, { jobsDb });
  releaseMemory();
  console.log(`Piactér is ready: ${server.address}`);
  // The supervisor restarts only processes that were ready once.
  process.send?.('ready');

  const hurry = new AbortController();
  let isStopping = false;
  async function stop(signal: string): Promise<void> {
    // Ctrl+C: there is no proxy that has to notice the shutdown first.
    if (signal === 'SIGINT') hurry.abort();
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await server.stop(hurry.signal);
    pictures.close();
    const pools = [...new Set([db, readDb, jobsDb])].map((one) => one.destroy());
    await waitAtMost(Promise.all(pools), poolCloseMs);
    process.exit();
  }
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

await run().catch(failStart);
