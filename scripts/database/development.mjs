import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, withLock } from '../lock.mjs';
import { CommandError, timed } from '../output.mjs';
import { getOrCreateSecret } from '../secrets.mjs';
import { databaseUrl, freePort, socketPath } from './addresses.mjs';
import { greeting } from './greeting.mjs';
import { obtainServer } from './obtain.mjs';
import { initialize, startServer } from './server.mjs';

const database = 'piacter';
// An entry among the users for `npm run db`, which keeps the database running until `npm run db -- stop`.
const persistentUser = 'persistent';

/**
 * The private development database under the data folder. It runs detached, so that a second start, a
 * `check:data` beside a running `start` or a start after a kill -9 finds it and needs no time for it.
 * Who uses it is written down by process number; the last of them to leave stops it, so that an
 * ordinary `npm start` leaves nothing behind, and one that was killed leaves only what the next one finds.
 */
export function developmentDatabase(dataFolder) {
  const home = join(dataFolder, 'database');
  const users = join(home, 'users');
  const locked = (work) => withLock(join(dataFolder, 'database.lock'), 'making the database ready', work);

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

  /** Whether its process is there, asked often: a connection each time would fill the server's log. */
  const isRunning = () => isAlive(readPid(home));

  return { open, leave, isRunning };
}

function getOtherUsers(users) {
  return readdirSync(users).filter((user) => user === persistentUser || isAlive(Number(user)));
}

async function ensureRunning(dataFolder, home) {
  const socket = socketPath(home);
  const known = readState(home);
  if (known.port && (await greeting(socket)) !== undefined) return known.port;
  const server = await obtainServer(dataFolder, known.maker);
  return timed('Starting the private database', 'Database ready', async () => {
    await initialize(server, home);
    const port = await freePort(known.port);
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

function readState(home) {
  try {
    return JSON.parse(readFileSync(join(home, 'state.json'), 'utf8'));
  } catch {
    // Absent on the first start, or cut short by a crash: both mean that nothing of ours is running.
    return {};
  }
}

/** NaN where there is none: the server has ended in order. */
function readPid(home) {
  try {
    return Number.parseInt(readFileSync(join(home, 'pid'), 'utf8'), 10);
  } catch {
    return Number.NaN;
  }
}

/** Asks the server to end in order. Its process number is trusted only while it greets on our socket. */
async function stopRunning(home) {
  if ((await greeting(socketPath(home))) === undefined) return;
  const pid = readPid(home);
  process.kill(pid, 'SIGTERM');
  for (const deadline = Date.now() + 60_000; isAlive(pid); await pause(30)) {
    if (Date.now() > deadline) throw new CommandError(`The private database (process ${pid}) does not stop.`);
  }
}
