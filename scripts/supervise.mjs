import { setTimeout as pause } from 'node:timers/promises';
import { CommandError, print } from './output.mjs';
import { run } from './processes.mjs';

/** A part that ends by itself more often than that within a minute is broken: starting it again helps nobody. */
const maxRestarts = 3;
const countedFor = 60_000;
/** Milliseconds between two looks whether the private database is still there. */
const lookEvery = 500;

/** Says whether a part may be started once more, of which every call counts. */
export function restartBudget(now = Date.now) {
  let restarts = [];
  return () => {
    restarts = [...restarts.filter((at) => now() - at < countedFor), now()];
    return restarts.length <= maxRestarts;
  };
}

function assertMayRestart(mayRestart, part) {
  if (mayRestart()) return;
  throw new CommandError(
    `${part} has ended by itself ${maxRestarts + 1} times within a minute: it is not started again. Why stands above.`,
  );
}

/**
 * Runs the server, `[program, ...args]`, until it ends of its own will (code 0) or because it cannot start; one that
 * crashes once it was ready is started again. Resolves to its exit code.
 */
async function keepServer([program, ...args], { env, database, signal }) {
  const mayRestart = restartBudget();
  for (;;) {
    let isReady = false;
    const onMessage = (message) => {
      isReady ||= message === 'ready';
    };
    const { code } = await run(program, args, { env, signal, channel: true, onMessage });
    if (code === 0 || !isReady || signal.aborted) return code;
    assertMayRestart(mayRestart, 'The server');
    print(`The server has ended by itself (code ${code}); starting it again.`);
    // It cannot start without its database, which may have gone at the same time.
    await database?.open();
  }
}

/** Starts the private database again when it is gone; at another address nobody would find it. Ends with `signal`. */
async function keepDatabase(database, address, signal) {
  const mayRestart = restartBudget();
  while (!signal.aborted) {
    await pause(lookEvery, undefined, { signal }).catch(() => undefined);
    if (signal.aborted || database.isRunning()) continue;
    assertMayRestart(mayRestart, 'The private database');
    print('The private database has ended by itself; starting it again.');
    if ((await database.open()) !== address)
      throw new CommandError('The private database had to take another port: start again.');
  }
}

/**
 * Keeps the server and the private database under it (undefined where it is somebody else's) running. Resolves to the
 * server's exit code; throws, with the server ended, when one of them cannot be kept.
 */
export async function supervise(server, { env, database }) {
  const stop = new AbortController();
  const watched = database && keepDatabase(database, env.DATABASE_URL, stop.signal);
  const served = keepServer(server, { env, database, signal: stop.signal });
  try {
    // The watch ends by itself only where it fails.
    return await Promise.race([served, ...(watched ? [watched] : [])]);
  } finally {
    stop.abort();
    await Promise.allSettled([served, watched]);
  }
}
