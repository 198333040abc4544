import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, withLock } from '../lock.mjs';
import { CommandError, timed } from '../output.mjs';
import { getOrCreateSecret } from '../secrets.ts';
import { databaseUrl, findFreePort, socketPath } from './addresses.ts';
import type { Maker } from './binaries.ts';
import { isGreeting } from './greeting.ts';
import { obtainServer } from './obtain.ts';
import { initialize, startServer } from './server.ts';

const database = 'piacter';
// Entry in the users folder for `npm run db`, which keeps the database running until `npm run db -- stop`.
const persistentUser = 'persistent';

export type DevelopmentDatabase = ReturnType<typeof developmentDatabase>;

/**
 * The private development database in the data folder. It runs detached, so that another start, a `check:data` or a
 * start after a kill -9 can use it. Its users are recorded by process id, and the last one to leave stops it.
 */
export function developmentDatabase(dataFolder: string) {
  const home = join(dataFolder, 'database');
  const users = join(home, 'users');
  const locked = <Result>(work: () => Promise<Result>) =>
    withLock(join(dataFolder, 'database.lock'), 'preparing the database', work);

  async function open({ persistent = false } = {}) {
    return locked(async () => {
      const port = await ensureRunning(dataFolder, home);
      mkdirSync(users, { recursive: true });
      writeFileSync(join(users, String(process.pid)), '');
      if (persistent) writeFileSync(join(users, persistentUser), '');
      return databaseUrl({ password: getOrCreateSecret(dataFolder, 'database-password'), port, database });
    });
  }

  async function leave({ stopPersistent = false } = {}) {
    return locked(async () => {
      mkdirSync(users, { recursive: true });
      rmSync(join(users, String(process.pid)), { force: true });
      if (stopPersistent) rmSync(join(users, persistentUser), { force: true });
      if (getOtherUsers(users).length === 0) await stopRunning(home);
    });
  }

  /** Whether the server's process exists; checked often, and connecting each time would fill the server's log. */
  const isRunning = () => isAlive(readPid(home));

  return { open, leave, isRunning };
}

function getOtherUsers(users: string) {
  return readdirSync(users).filter((user) => user === persistentUser || isAlive(Number(user)));
}

async function ensureRunning(dataFolder: string, home: string) {
  const socket = socketPath(home);
  const known = readState(home);
  if (known.port && (await isGreeting(socket))) return known.port;
  const server = await obtainServer(dataFolder, known.maker);
  return timed('Starting the private database', 'Database ready', async () => {
    await initialize(server, home);
    const port = await findFreePort(known.port);
    writeFileSync(join(home, 'state.json'), JSON.stringify({ maker: server.maker, port }));
    await startServer(server, home, {
      port,
      socket,
      password: getOrCreateSecret(dataFolder, 'database-password'),
      databases: [database],
    });
    return port;
  });
}

function readState(home: string): { maker?: Maker; port?: number } {
  try {
    return JSON.parse(readFileSync(join(home, 'state.json'), 'utf8'));
  } catch {
    // Missing on the first start, or truncated by a crash: in both cases our server is not running.
    return {};
  }
}

/** The server's process id; NaN after a regular exit. */
function readPid(home: string) {
  try {
    return Number.parseInt(readFileSync(join(home, 'pid'), 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}

/** Stops the server gracefully. Its process id is trusted only while it responds on our socket. */
async function stopRunning(home: string) {
  if (!(await isGreeting(socketPath(home)))) return;
  const pid = readPid(home);
  process.kill(pid, 'SIGTERM');
  for (const deadline = Date.now() + 60_000; isAlive(pid); await pause(30)) {
    if (Date.now() > deadline) throw new CommandError(`The private database (process ${pid}) does not stop.`);
  }
}
