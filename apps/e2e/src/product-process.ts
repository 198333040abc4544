import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const api = join(import.meta.dirname, '../../api');

/** The environment of a product with its own database and data folder, as in production. */
export const productEnvironment = (databaseUrl: string, dataDir: string): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: 'production',
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  DEMO: '1',
  JWT_SECRET: 'a secret of the stories alone, long enough for production',
  // Rejections that stories provoke are logged as warnings; only unexpected errors are of interest.
  LOG_LEVEL: 'error',
  PORT: '0',
  METRICS_PORT: '',
  RATE_LIMIT_FACTOR: '100',
  MESSAGE_MAIL_MINUTES: '0',
});

/** Runs a command of the product to completion. */
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
  // SIGINT like Ctrl+C: exits at once, without the time for a proxy to notice.
  child.kill('SIGINT');
  await once(child, 'exit');
}

/** Starts the product and resolves to its URL when it is ready; `flags` are those of Node. */
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
