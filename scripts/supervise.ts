import { setTimeout as pause } from 'node:timers/promises';
import type { DevelopmentDatabase } from './database/development.ts';
import { CommandError, print } from './output.mjs';
import { run } from './processes.mjs';

/** What is supervised: the environment of the server, and the private database where there is one. */
interface Supervised {
  env: NodeJS.ProcessEnv;
  database?: Pick<DevelopmentDatabase, 'open' | 'isRunning'> | undefined;
}

/** Maximum restarts of a process within the window; one that crashes more often is considered broken. */
const maxRestarts = 3;
const restartWindowMs = 60_000;
/** Interval of the liveness check of the private database in milliseconds. */
const checkIntervalMs = 500;

/** Creates a function that counts a restart and returns whether it is within the limit. */
export function createRestartLimit(now: () => number = Date.now): () => boolean {
  let restarts: number[] = [];
  return () => {
    restarts = [...restarts.filter((at) => now() - at < restartWindowMs), now()];
    return restarts.length <= maxRestarts;
  };
}

function assertMayRestart(mayRestart: () => boolean, name: string) {
  if (mayRestart()) return;
  const times = `${maxRestarts + 1} times within a minute`;
  throw new CommandError(`${name} exited ${times} and is not restarted: see its output above.`);
}

/**
 * Runs the server, `[program, ...args]`, until it exits with code 0 or fails to start, and restarts it when it crashes
 * after it was ready. Resolves to its exit code.
 */
async function superviseServer(
  [program, ...args]: [string, ...string[]],
  { env, database, signal }: Supervised & { signal: AbortSignal },
): Promise<number> {
  const mayRestart = createRestartLimit();
  for (;;) {
    let isReady = false;
    const onMessage = (message: unknown) => {
      isReady ||= message === 'ready';
    };
    const { code } = await run(program, args, { env, signal, channel: true, onMessage });
    if (code === 0 || !isReady || signal.aborted) return code;
    assertMayRestart(mayRestart, 'The server');
    print(`The server exited with code ${code}; restarting it.`);
    // The server cannot start without its database, which may have crashed as well.
    await database?.open();
  }
}

/** Restarts the private database when it crashes, on the same port, since its users know its URL. Ends with `signal`. */
async function superviseDatabase(
  database: NonNullable<Supervised['database']>,
  address: string | undefined,
  signal: AbortSignal,
): Promise<undefined> {
  const mayRestart = createRestartLimit();
  while (!signal.aborted) {
    await pause(checkIntervalMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted || database.isRunning()) continue;
    assertMayRestart(mayRestart, 'The private database');
    print('The private database exited; restarting it.');
    if ((await database.open()) !== address)
      throw new CommandError('The private database had to use another port: start again.');
  }
}

/**
 * Supervises the server and the private database (undefined where another one is configured). Resolves to the server's
 * exit code; stops the server and throws when one of them cannot be restarted.
 */
export async function supervise(
  server: [string, ...string[]],
  { env, database }: Supervised,
): Promise<number | undefined> {
  const stop = new AbortController();
  const watched = database && superviseDatabase(database, env.DATABASE_URL, stop.signal);
  const served = superviseServer(server, { env, database, signal: stop.signal });
  try {
    // The supervision of the database ends before the server only with an error.
    return await Promise.race([served, ...(watched ? [watched] : [])]);
  } finally {
    stop.abort();
    await Promise.allSettled([served, watched]);
  }
}
