import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createPool } from 'mysql2/promise';

const api = join(import.meta.dirname, '../../api');

async function run(script: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [join(api, script)], { env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
}

/** Starts the product and resolves with its address once it says that it is ready. */
function start(env: NodeJS.ProcessEnv): Promise<{ child: ChildProcess; address: string }> {
  const child = spawn(process.execPath, [join(api, 'src/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it was ready`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /https?:\/\/\S+/.exec(line)?.[0];
      if (address) resolve({ child, address });
    });
  });
}

/** The product as `npm start` runs it, on a database and a data folder that are thrown away afterwards. */
export default async function product() {
  // While stories are being written: one that runs already. The three variables of environment.ts say where.
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
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    DATABASE_URL: new URL(`/${name}`, server).href,
    DATA_DIR: dataDir,
    DEMO: '1',
    JWT_SECRET: 'a secret of the stories alone, long enough for production',
    LOG_LEVEL: 'warn',
    PORT: '0',
    METRICS_PORT: '',
    RATE_LIMIT_FACTOR: '100',
  };
  await run('src/commands/prepare.ts', env);
  // The demo data by themselves: what is broken at the end is then the stories' doing.
  await run('src/commands/check-data.ts', env);
  const { child, address } = await start(env);
  process.env.PIACTER_ADDRESS = address;
  process.env.PIACTER_DATA_DIR = dataDir;
  process.env.PIACTER_DATABASE_URL = env.DATABASE_URL;

  return async () => {
    child.removeAllListeners('exit');
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await pool.query(`drop database ${name}`);
    await pool.end();
    await rm(dataDir, { recursive: true, force: true });
  };
}
