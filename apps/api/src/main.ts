import { assertReady, createDatabase } from '@piacter/db';
import { createFileStore } from './adapters/files/index.ts';
import { createPictureMaker } from './adapters/images/index.ts';
import { readConfig } from './config.ts';
import { systemClock } from './core/clock.ts';
import { createLogger } from './core/log.ts';
import { releaseMemory } from './core/memory-release.ts';
import { settleWithin } from './core/settle-within.ts';
import { startServer } from './server.ts';
import { failStart } from './start-failure.ts';

/** Milliseconds that a request waits for a statement: its reply is due within three seconds. */
const answerMs = 2500;
/** Connections of the background jobs, apart from those of the requests; a statement may take its time there. */
const jobConnections = 2;

/** Milliseconds in which the database takes leave; one that hangs does not keep the process. */
const goodbyeMs = 2000;

/** The process: read the environment, open the pools, listen, and go in good order when told to. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const pool = { connections: config.databaseConnections, answerMs };
  const db = createDatabase({ url: config.databaseUrl, ...pool });
  const readDb = config.databaseReplicaUrl ? createDatabase({ url: config.databaseReplicaUrl, ...pool }) : db;
  const jobsDb = createDatabase({ url: config.databaseUrl, connections: jobConnections });
  await assertReady(jobsDb);
  const files = await createFileStore(config);
  const pictures = createPictureMaker(log);
  const deps = { config, db, readDb, clock: systemClock, log, files, pictures };
  const server = await startServer(deps, { jobsDb });
  releaseMemory();
  console.log(`Piactér is ready: ${server.address}`);
  // A supervisor starts again what was ready and ended, not what could not start.
  process.send?.('ready');

  const hurry = new AbortController();
  let isStopping = false;
  async function stop(signal: string): Promise<void> {
    // Whoever stops it by hand has no proxy to tell.
    if (signal === 'SIGINT') hurry.abort();
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await server.stop(hurry.signal);
    pictures.close();
    const pools = [...new Set([db, readDb, jobsDb])].map((one) => one.destroy());
    await settleWithin(Promise.all(pools), goodbyeMs);
    process.exit();
  }
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

await run().catch(failStart);
