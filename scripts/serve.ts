import { join } from 'node:path';
import { findFreePort } from './database/addresses.ts';
import { type DevelopmentDatabase, developmentDatabase } from './database/development.ts';
import { memoryVariables, toolVariables, withDefaults } from './environment.mjs';
import { CommandError, printTo, timed } from './output.mjs';
import { bin, dataFolder, root } from './paths.mjs';
import { mustRun, run, stopOn } from './processes.mjs';
import { getOrCreateSecret } from './secrets.ts';
import { supervise } from './supervise.ts';
import { buildWeb } from './web-build.ts';

const exitWithParent = ['--import', join(root, 'scripts', 'exit-with-parent.ts')];
const prepare = join('apps', 'api', 'src', 'commands', 'prepare.ts');
const main = join('apps', 'api', 'src', 'main.ts');

/** Runs `work` with the environment of the product and the configured or the private database. */
async function withProduct<Result>(
  mode: 'production' | 'development',
  work: (env: NodeJS.ProcessEnv, own: DevelopmentDatabase | undefined) => Promise<Result>,
): Promise<Result> {
  const data = dataFolder();
  const own = process.env.DATABASE_URL ? undefined : developmentDatabase(data);
  try {
    const defaults = {
      DATABASE_URL: await own?.open(),
      DEMO: own ? '1' : undefined,
      JWT_SECRET: getOrCreateSecret(data, 'jwt-secret'),
      ...memoryVariables,
    };
    // NODE_ENV is set by the command; a value from the shell must not change the build.
    const env = { ...withDefaults(toolVariables(), defaults), DATA_DIR: data, NODE_ENV: mode };
    return await work(env, own);
  } finally {
    await own?.leave();
  }
}

function prepareData(env: NodeJS.ProcessEnv) {
  return timed(undefined, 'Data ready', () =>
    mustRun(process.execPath, [prepare], { env }, 'The database could not be prepared (see above).'),
  );
}

/** Checked first, since the server itself would fail only after minutes of a first start. */
async function assertPortFree() {
  const port = Number(process.env.PORT || 3001);
  if ((await findFreePort(port)) === port) return;
  throw new CommandError(`Port ${port} is taken by another program: stop it, or set PORT to a free one.`);
}

/** `npm start`: runs the API with the built web on one port, restarted after a crash, until a signal arrives. */
export async function start(): Promise<number | undefined> {
  await assertPortFree();
  return withProduct('production', async (env, database) => {
    // Side by side, and neither is left running when the other fails.
    const steps = await Promise.allSettled([prepareData(env), buildWeb(env)]);
    for (const step of steps) if (step.status === 'rejected') throw step.reason;
    return supervise([process.execPath, ...exitWithParent, main], { env, database });
  });
}

/** `npm run dev`: runs the API with restarts and the web with hot reload. */
export async function dev(): Promise<number> {
  await assertPortFree();
  return withProduct('development', async (env) => {
    await prepareData(env);
    const api = run(process.execPath, ['--watch', '--watch-preserve-output', main], { env });
    const web = run(bin('vite'), [], { env, cwd: join(root, 'apps', 'web'), stdin: 'inherit' });
    const { code } = await Promise.race([api, web]);
    // When one of them exits, the other is stopped as well, so that the failure is noticed.
    stopOn('SIGTERM');
    await Promise.allSettled([api, web]);
    return code;
  });
}

/** Runs a command of the API with the same data as `npm start`. */
export function command(file: string): (words: string[]) => Promise<number> {
  return (words) =>
    withProduct('production', async (env) => {
      const { code } = await run(process.execPath, [file, ...words], { env, stdin: 'inherit' });
      return code;
    });
}

/** `npm run db`: keeps the private database running and prints its URL; `npm run db -- stop` stops it. */
export async function database([word]: string[]): Promise<number> {
  const instance = developmentDatabase(dataFolder());
  if (word === 'stop') {
    await instance.leave({ stopPersistent: true });
    return 0;
  }
  if (word) throw new CommandError(`"npm run db" has no command "${word}", only "stop".`);
  printTo(process.stderr);
  const url = await instance.open({ persistent: true });
  await instance.leave();
  process.stdout.write(`${url}\n`);
  return 0;
}
