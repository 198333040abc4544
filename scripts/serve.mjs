import { join } from 'node:path';
import { buildWeb } from './checks.mjs';
import { freePort } from './database/addresses.mjs';
import { developmentDatabase } from './database/development.mjs';
import { toolVariables, withDefaults } from './environment.mjs';
import { CommandError, printTo, timed } from './output.mjs';
import { bin, dataFolder, root } from './paths.mjs';
import { mustRun, run, stopOn } from './processes.mjs';
import { getOrCreateSecret } from './secrets.mjs';
import { supervise } from './supervise.mjs';

const leaveWithParent = ['--import', join(root, 'scripts', 'exit-with-parent.mjs')];
const prepare = join('apps', 'api', 'src', 'commands', 'prepare.ts');
const main = join('apps', 'api', 'src', 'main.ts');

/** Runs `work` with the environment the product needs, over the given database or the private one. */
async function withProduct(mode, work, given = process.env) {
  const data = dataFolder(given);
  const own = given.DATABASE_URL ? undefined : developmentDatabase(data);
  try {
    const defaults = {
      DATABASE_URL: await own?.open(),
      DEMO: own && '1',
      JWT_SECRET: getOrCreateSecret(data, 'jwt-secret'),
    };
    // The mode belongs to the command; a NODE_ENV left in somebody's shell must not change what is built.
    const env = { ...withDefaults(toolVariables(given), defaults), DATA_DIR: data, NODE_ENV: mode };
    return await work(env, own);
  } finally {
    await own?.leave();
  }
}

function prepareData(env) {
  return timed(undefined, 'Data ready', () =>
    mustRun(process.execPath, [prepare], { env }, 'The database could not be prepared (see above).'),
  );
}

/** Said before anything is prepared: the server itself would notice only after minutes of a first start. */
async function assertPortFree(given) {
  const port = Number(given.PORT || 3001);
  if ((await freePort(port)) === port) return;
  throw new CommandError(`Port ${port} is taken by another program: stop it, or set PORT to a free one.`);
}

/** `npm start`: the API and the built web on one address, kept running until a signal comes. */
export async function start(_words, given = process.env) {
  await assertPortFree(given);
  return withProduct('production', async (env, database) => {
    await prepareData(env);
    await timed(undefined, 'Web built', () => buildWeb(env));
    return supervise([process.execPath, ...leaveWithParent, main], { env, database });
  });
}

/** `npm run dev`: the API restarting and the web reloading on every change, side by side. */
export async function dev(_words, given = process.env) {
  await assertPortFree(given);
  return withProduct('development', async (env) => {
    await prepareData(env);
    const api = run(process.execPath, ['--watch', '--watch-preserve-output', main], { env });
    const web = run(bin('vite'), [], { env, cwd: join(root, 'apps', 'web'), stdin: 'inherit' });
    const { code } = await Promise.race([api, web]);
    // One without the other is of no use, and its silence would be hard to notice.
    stopOn('SIGTERM');
    await Promise.allSettled([api, web]);
    return code;
  });
}

/** A command of the API's, run over the same data as `npm start`. */
export function command(file) {
  return (words) =>
    withProduct('production', async (env) => {
      const { code } = await run(process.execPath, [file, ...words], { env, stdin: 'inherit' });
      return code;
    });
}

/** `npm run db`: leaves the private database running and prints its address; `npm run db -- stop` ends it. */
export async function database([word]) {
  const instance = developmentDatabase(dataFolder());
  if (word === 'stop') {
    await instance.leave({ stopPersistent: true });
    return 0;
  }
  if (word) throw new CommandError(`"npm run db" knows "stop" and nothing else, not "${word}".`);
  printTo(process.stderr);
  const url = await instance.open({ persistent: true });
  await instance.leave();
  process.stdout.write(`${url}\n`);
  return 0;
}
