import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from 'mysql2/promise';
import { databaseUrl } from '../../api/src/testing/database-url.ts';
import { productEnvironment, run, start } from './product-process.ts';

/** The product as run by `npm start`, with a temporary database and data folder. */
export default async function product() {
  // For writing stories: uses a running product, given by the three variables of environment.ts.
  if (process.env.PIACTER_ADDRESS) return;
  const server = process.env.TEST_DATABASE_URL;
  if (!server)
    throw new Error(
      'TEST_DATABASE_URL names the database server of the tests; `npm test` starts one by itself.',
    );
  const name = `${process.env.TEST_DATABASE_PREFIX ?? 'piacter_e2e'}_${process.pid}_stories`;
  const pool = createPool({ uri: server, connectionLimit: 1 });
  await pool.query(`create database ${name} default character set utf8mb4 collate utf8mb4_hungarian_ci`);
  const dataDir = await mkdtemp(join(tmpdir(), 'piacter-stories-'));
  const url = databaseUrl(server, name);
  const env = productEnvironment(url, dataDir);
  await run('src/commands/prepare.ts', env);
  // Checks the demo data first, so that later violations are caused by the stories.
  await run('src/commands/check-data.ts', env);
  const running = await start(env);
  process.env.PIACTER_ADDRESS = running.address;
  process.env.PIACTER_DATA_DIR = dataDir;
  process.env.PIACTER_DATABASE_URL = url;

  return async () => {
    await running.stop();
    await pool.query(`drop database ${name}`);
    await pool.end();
    await rm(dataDir, { recursive: true, force: true });
  };
}
