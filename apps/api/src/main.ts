import { assertReady, createDatabase } from '@piacter/db';
import { createFileStore } from './adapters/files/index.ts';
import { createPictureMaker } from './adapters/images/index.ts';
import { readConfig } from './config.ts';
import { systemClock } from './core/clock.ts';
import { createLogger } from './core/log.ts';
import { startServer } from './server.ts';
import { failStart } from './start-failure.ts';

/** The process: read the environment, open the pools, listen, and go in good order when told to. */
async function run(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLogger(config.logLevel);
  const db = createDatabase({ url: config.databaseUrl, connections: config.databaseConnections });
  const readDb = config.databaseReplicaUrl
    ? createDatabase({ url: config.databaseReplicaUrl, connections: config.databaseConnections })
    : db;
  await assertReady(db);
  const files = await createFileStore(config);
  const pictures = createPictureMaker(log);
  const server = await startServer({ config, db, readDb, clock: systemClock, log, files, pictures });
  console.log(`Piactér is ready: ${server.address}`);

  let isStopping = false;
  async function stop(signal: string): Promise<void> {
    if (isStopping) return;
    isStopping = true;
    log.info({ signal }, 'stopping');
    await server.stop();
    pictures.close();
    if (readDb !== db) await readDb.destroy();
    await db.destroy();
  }
  process.on('SIGTERM', (signal) => void stop(signal));
  process.on('SIGINT', (signal) => void stop(signal));
}

await run().catch(failStart);
