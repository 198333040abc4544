import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const api = join(import.meta.dirname, '../../api');

/** The environment of a product that has a database and a data folder of its own, as production is run. */
export const productEnvironment = (databaseUrl: string, dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  DEMO: '1',
  JWT_SECRET: 'a secret of the stories alone, long enough for production',
  // Refusals that stories provoke are warnings; between their lines only what nobody expects is of use.
  LOG_LEVEL: 'error',
  PORT: '0',
  METRICS_PORT: '',
  RATE_LIMIT_FACTOR: '100',
});

/** Runs one of the product's commands to its end. */
export async function run(script: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [join(api, script)], { env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number];
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
}

export interface RunningProduct {
  address: string;
  stop: () => Promise<void>;
}

async function stop(child: ChildProcess): Promise<void> {
  child.removeAllListeners('exit');
  if (child.exitCode !== null || child.signalCode !== null) return;
  // As by Ctrl+C: at once, without the moment in which a proxy learns that the process leaves.
  child.kill('SIGINT');
  await once(child, 'exit');
}

/** Starts the product and resolves with its address once it says that it is ready; `flags` are Node's. */
export function start(env: NodeJS.ProcessEnv, flags: readonly string[] = []): Promise<RunningProduct> {
  const child = spawn(process.execPath, [...flags, join(api, 'src/main.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The product ended with ${code} before it was ready`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      const address = /https?:\/\/\S+/.exec(line)?.[0];
      if (address) resolve({ address, stop: () => stop(child) });
    });
  });
}
