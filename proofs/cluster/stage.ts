import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, type Database, loadReference, migrateToLatest } from '@piacter/db';
import { seedBase, seedScale } from '@piacter/db/demo';
import { createFileStore } from '../../apps/api/src/adapters/files/index.ts';
import { systemClock } from '../../apps/api/src/core/clock.ts';
import { createEmptyBuild } from '../../apps/api/src/testing/empty-build.ts';
import type { Seeded } from '../../apps/api/src/testing/seeded-numbers.ts';
import { type ApiProcess, createApiProcess, jwtSecret, repository } from '../processes.ts';
import { createWriters, findPackage } from './clients.ts';
import { startCluster, toDatabaseUrl } from './galera.ts';
import { openMailbox } from './mailbox.ts';
import { startObjectStore } from './object-store.ts';
import { startDatabaseProxy, startWebProxy } from './proxies.ts';

/** API processes, advertisers, and listings of each kind. */
const processCount = 3;
const writerCount = 6;
const listings = 300;

/** Migrates a database and fills it; returns the mail addresses of advertisers. */
async function fill(db: Database): Promise<string[]> {
  const now = systemClock.now();
  await migrateToLatest(db, async () => {
    await loadReference(db);
    await seedBase(db, now);
  });
  for (const kind of ['property', 'accommodation', 'service'] as const)
    await seedScale({ db, kind, count: listings, now });
  return createWriters(db, writerCount);
}

/** Sets up everything on 127.0.0.1: cluster, proxies, API processes and data. */
export async function createStage(folder: string, seeded: Seeded) {
  const dataDir = mkdtempSync(join(folder, 'data-'));
  const cluster = await startCluster(folder);
  const files = await startObjectStore(folder);
  // The client of S3 reads its credentials from the environment.
  Object.assign(process.env, files.environment);
  const databaseProxy = await startDatabaseProxy(folder, cluster.nodes);
  const databaseUrl = toDatabaseUrl(databaseProxy.writerPort);
  const db = createDatabase({ url: databaseUrl, connections: 4, reconnectMs: 20_000 });
  const writers = await fill(db);
  const mailbox = await openMailbox();
  const webDir = createEmptyBuild();
  const release = { root: repository };
  const environment: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    DEMO: '1',
    DATABASE_URL: databaseUrl,
    DATABASE_REPLICA_URL: toDatabaseUrl(databaseProxy.readerPort),
    DATA_DIR: dataDir,
    ...files.environment,
    JWT_SECRET: jwtSecret,
    RATE_LIMIT_FACTOR: '10000',
    SMTP_URL: mailbox.url,
    WEB_DIR: webDir,
  };

  /** Starts a further API process with the given environment. */
  const startProcess = async (name: string, env: NodeJS.ProcessEnv) => {
    const server = await createApiProcess({ name, folder, release, env: { ...environment, ...env } });
    await server.start();
    return server;
  };
  const processes: ApiProcess[] = [];
  for (let index = 1; index <= processCount; index += 1)
    processes.push(await startProcess(`api${index}`, {}));
  const webProxy = await startWebProxy(folder, processes);
  return {
    /** Of what is random. */
    seeded,
    /** Migrates an empty database and fills it like that of the cluster; returns the mail addresses of advertisers. */
    fill,
    /** Of everything the proof writes. */
    folder,
    /** The checkout whose processes are started next. */
    release,
    /** Variables of every process. */
    environment,
    cluster,
    databaseProxy,
    webProxy,
    processes,
    /** The S3 server, and the product's store on it. */
    files,
    fileStore: await createFileStore({ filesUrl: files.environment.FILES_URL, dataDir }),
    /** Of the product, through the proxy. */
    address: webProxy.address,
    mailbox,
    /** To the writer, through the proxy. */
    db,
    dataDir,
    writers,
    /** A package that writers can order for a property. */
    packageID: await findPackage(db),
    startProcess,
    async stop() {
      await webProxy.stop();
      await Promise.all(processes.map((one) => one.stop()));
      await db.destroy();
      await databaseProxy.stop();
      await cluster.stop();
      await files.stop();
      await mailbox.close();
    },
  };
}

export type Stage = Awaited<ReturnType<typeof createStage>>;
