import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createDatabase } from '@piacter/db';
import { createPool } from 'mysql2/promise';
import { databaseUrl } from '../../api/src/testing/database-url.ts';
import { productDatabase } from './environment.ts';
import { productEnvironment, type RunningProduct, run, start } from './product-process.ts';
import { test } from './visitor.ts';

const clock = pathToFileURL(join(import.meta.dirname, 'moved-clock.ts')).href;

type OwnProduct = Awaited<ReturnType<typeof ownProduct>>;

/**
 * A separate product with only the rows of every installation, for stories that would disturb others or be disturbed.
 * It can be restarted with another clock.
 */
async function ownProduct() {
  const name = `${new URL(productDatabase()).pathname.slice(1)}_${crypto.randomUUID().slice(0, 8)}`;
  const pool = createPool({ uri: productDatabase(), connectionLimit: 1 });
  await pool.query(`create database ${name} default character set utf8mb4 collate utf8mb4_hungarian_ci`);
  const dataDir = await mkdtemp(join(tmpdir(), 'piacter-story-'));
  const url = databaseUrl(productDatabase(), name);
  const env = productEnvironment(url, dataDir);
  await run('src/commands/prepare.ts', { ...env, DEMO: '0' });
  const tables = createDatabase({ url, connections: 1 });
  let running: RunningProduct | undefined;

  return {
    tables,
    /** Its data folder, which contains the outbox of mails. */
    dataDir,
    /** Starts or restarts the product, optionally with its clock at `moment` once it listens; returns its URL. */
    async startAt(moment?: Date): Promise<string> {
      await running?.stop();
      const moved = moment && { ...env, PIACTER_CLOCK_STARTS_AT_MS: String(moment.getTime()) };
      running = moved ? await start(moved, ['--import', clock]) : await start(env);
      return running.address;
    },
    /** Starts or restarts the product with further settings; returns its URL. */
    async startWith(settings: NodeJS.ProcessEnv): Promise<string> {
      await running?.stop();
      running = await start({ ...env, ...settings });
      return running.address;
    },
    async throwAway(): Promise<void> {
      await running?.stop();
      await tables.destroy();
      await pool.query(`drop database ${name}`);
      await pool.end();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A test with a separate product, removed however the story ends. */
export const alone = test.extend<{ own: OwnProduct }>({
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's dependencies from this pattern
  own: async ({}, use) => {
    const own = await ownProduct();
    await use(own);
    await own.throwAway();
  },
});
