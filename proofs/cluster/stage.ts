import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase, type Database, loadReference, migrateToLatest } from '@piacter/db';
import { seedBase, seedScale } from '@piacter/db/demo';
import { createFileStore, type FileStore } from '../../apps/api/src/adapters/files/index.ts';
import { systemClock } from '../../apps/api/src/core/clock.ts';
import { createEmptyBuild } from '../../apps/api/src/testing/empty-build.ts';
import { type ApiProcess, createApiProcess, repository } from '../processes.ts';
import { createWriters, findPackage } from './clients.ts';
import { type Cluster, startCluster } from './galera.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';
import { type ObjectStore, startObjectStore } from './object-store.ts';
import type { Programs } from './programs.ts';
import { type DatabaseProxy, startDatabaseProxy, startWebProxy, type WebProxy } from './proxies.ts';

export interface Stage {
  programs: Programs;
  /** Migrates an empty database and fills it like that of the cluster. */
  fill: (db: Database) => Promise<string[]>;
  /** Of everything the proof writes. */
  folder: string;
  /** The checkout whose processes are started next. */
  release: { root: string };
  /** Variables of every process. */
  environment: NodeJS.ProcessEnv;
  cluster: Cluster;
  databaseProxy: DatabaseProxy;
  webProxy: WebProxy;
  processes: readonly ApiProcess[];
  /** The S3 server, and the product's store on it. */
  files: ObjectStore;
  fileStore: FileStore;
  mailbox: Mailbox;
  /** URL of the product, through the proxy. */
  address: string;
  /** To the writer, through the proxy. */
  db: Database;
  dataDir: string;
  /** Mail addresses of advertisers. */
  writers: readonly string[];
  /** A package that they can order for a property. */
  packageID: number;
  /** Starts a further API process with the given environment. */
  startProcess: (name: string, env: NodeJS.ProcessEnv) => Promise<ApiProcess>;
  stop: () => Promise<void>;
}

interface StageOptions {
  programs: Programs;
  folder: string;
  processCount: number;
  writerCount: number;
  /** Listings of each kind. */
  listings: number;
}

/** Migrates a database and fills it; returns the mail addresses of advertisers. */
async function fillDatabase(db: Database, listings: number, writers: number): Promise<string[]> {
  const now = systemClock.now();
  await migrateToLatest(db, async () => {
    await loadReference(db);
    await seedBase(db, now);
  });
  for (const kind of ['property', 'accommodation', 'service'] as const)
    await seedScale({ db, kind, count: listings, now });
  return createWriters(db, writers);
}

/** Sets up everything on 127.0.0.1: cluster, proxies, API processes and data. */
export async function createStage(options: StageOptions): Promise<Stage> {
  const { programs, folder, processCount, writerCount, listings } = options;
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir, { recursive: true });
  const cluster = await startCluster(programs, folder);
  const files = await startObjectStore(programs, folder);
  // The client of S3 reads its credentials from the environment.
  Object.assign(process.env, files.credentials);
  const databaseProxy = await startDatabaseProxy(programs, folder, cluster.nodes);
  const urlOf = (port: number) => `mysql://piacter:proof@127.0.0.1:${port}/piacter`;
  const db = createDatabase({ url: urlOf(databaseProxy.writerPort), connections: 4, reconnectMs: 20_000 });
  const fill = (empty: Database) => fillDatabase(empty, listings, writerCount);
  const writers = await fill(db);
  const mailbox = await openMailbox();
  const webDir = createEmptyBuild();
  const release = { root: repository };
  const environment: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    DEMO: '1',
    DATABASE_URL: urlOf(databaseProxy.writerPort),
    DATABASE_REPLICA_URL: urlOf(databaseProxy.readerPort),
    DATA_DIR: dataDir,
    FILES_URL: files.url,
    PRIVATE_FILES_URL: files.privateUrl,
    ...files.credentials,
    JWT_SECRET: randomBytes(32).toString('hex'),
    RATE_LIMIT_FACTOR: '10000',
    SMTP_URL: mailbox.url,
    WEB_DIR: webDir,
  };

  const startProcess: Stage['startProcess'] = async (name, env) => {
    const server = await createApiProcess({ name, folder, release, env: { ...environment, ...env } });
    await server.start();
    return server;
  };
  const processes: Stage['processes'][number][] = [];
  for (let index = 1; index <= processCount; index += 1)
    processes.push(await startProcess(`api${index}`, {}));
  const webProxy = await startWebProxy(
    programs,
    folder,
    processes.map(({ port }) => port),
  );
  return {
    programs,
    fill,
    folder,
    release,
    environment,
    cluster,
    databaseProxy,
    webProxy,
    processes,
    files,
    fileStore: await createFileStore({ filesUrl: files.url, dataDir }),
    address: webProxy.address,
    mailbox,
    db,
    dataDir,
    writers,
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
