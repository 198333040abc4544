import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { timed } from '../output.mjs';
import { databaseUrl, findFreePort, newPassword, socketPath } from './addresses.ts';
import { obtainServer } from './obtain.ts';
import { initialize, startServer } from './server.ts';

const gigabyte = 2 ** 30;

/** The parent of temporary folders: memory if enough is free, since tests write a lot. */
export function getTempParent(freeBytes = getFreeBytes) {
  return freeBytes('/dev/shm') >= gigabyte ? '/dev/shm' : tmpdir();
}

function getFreeBytes(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/**
 * Creates the temporary environment of a test run, `{ url, folder, remove }`: a database server and a folder for files.
 * The server is that of TEST_DATABASE_URL, or a throw-away one.
 */
export async function createTestEnvironment(
  dataFolder,
  { withDatabase = true, environment = process.env, parent = getTempParent() } = {},
) {
  const folder = mkdtempSync(join(parent, 'piacter-test-'));
  const sweeper = startSweeper(folder);
  try {
    const given = environment.TEST_DATABASE_URL;
    const url = withDatabase ? given || (await startTestServer(dataFolder, folder, sweeper.kill)) : undefined;
    return { url, folder, remove: sweeper.sweep };
  } catch (error) {
    await sweeper.sweep();
    throw error;
  }
}

async function startTestServer(dataFolder, folder, onSpawn) {
  const server = await obtainServer(dataFolder);
  return timed('Starting a database for the tests', 'Test database ready', async () => {
    const home = join(folder, 'database');
    mkdirSync(home, { mode: 0o700 });
    await initialize(server, home, folder);
    const [password, port] = [newPassword(), await findFreePort()];
    const options = {
      port,
      socket: socketPath(home, folder),
      password,
      databases: ['piacter_test'],
      fast: true,
    };
    await startServer(server, home, { ...options, onSpawn });
    return databaseUrl({ password, port, database: 'piacter_test' });
  });
}

const sweepScript =
  'while read -r pid; do kept=$pid; done; [ -z "$kept" ] || kill -9 "$kept"; sleep 0.1; rm -rf "$1"';

/**
 * Starts a shell that reads process ids from a pipe; when the pipe closes, it kills the last one and removes the folder.
 * The pipe also closes when this process is killed, so the clean-up always runs.
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
