import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timed } from '../say.mjs';
import { databaseUrl, freePort, newPassword, socketPath } from './addresses.mjs';
import { obtainServer } from './obtain.mjs';
import { initialise, startServer } from './server.mjs';

const gigabyte = 2 ** 30;

/** Memory where there is plenty of it, since tests write much and keep nothing. */
export function throwAwayParent(freeBytes = freeBytesOf) {
  return freeBytes('/dev/shm') >= gigabyte ? '/dev/shm' : tmpdir();
}

function freeBytesOf(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * What one test run uses and leaves no trace of: `{ url, folder, remove }`, a database server to make
 * databases on and a folder for files. The server is the one of TEST_DATABASE_URL, or the run's own.
 */
export async function testGround(dataFolder, { withDatabase = true, environment = process.env } = {}) {
  const folder = mkdtempSync(join(throwAwayParent(), 'piacter-test-'));
  const sweeper = startSweeper(folder);
  try {
    const given = environment.TEST_DATABASE_URL;
    const url = withDatabase ? given || (await throwAwayServer(dataFolder, folder, sweeper.kill)) : undefined;
    return { url, folder, remove: sweeper.sweep };
  } catch (error) {
    await sweeper.sweep();
    throw error;
  }
}

async function throwAwayServer(dataFolder, folder, killLater) {
  const server = await obtainServer(dataFolder);
  return timed('Starting a database for the tests', 'Test database ready', async () => {
    const home = join(folder, 'database');
    mkdirSync(home, { mode: 0o700 });
    await initialise(server, home, folder);
    const [password, port] = [newPassword(), await freePort()];
    const options = {
      port,
      socket: socketPath(home, folder),
      password,
      databases: ['piacter_test'],
      fast: true,
    };
    await startServer(server, home, { ...options, born: killLater });
    return databaseUrl({ password, port, database: 'piacter_test' });
  });
}

const sweepScript =
  'while read -r pid; do kept=$pid; done; [ -z "$kept" ] || kill -9 "$kept"; sleep 0.1; rm -rf "$1"';

/**
 * A small shell that waits at the end of a pipe and, when the pipe closes, kills the process it was told
 * of and removes the folder. The pipe closes whether we ask for it, are interrupted, or are killed
 * without a chance to tidy up; so there is one way to tidy up, and it always happens.
 */
function startSweeper(folder) {
  const shell = spawn('sh', ['-c', sweepScript, 'piacter-sweeper', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  const closed = new Promise((resolve) => shell.on('close', resolve));
  return {
    kill: (pid) => shell.stdin.write(`${pid}\n`),
    sweep: () => {
      shell.ref();
      shell.stdin.end();
      return closed;
    },
  };
}
