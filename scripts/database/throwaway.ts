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
export function getTempParent(freeBytes = getFreeBytes): string {
  return freeBytes('/dev/shm') >= gigabyte ? '/dev/shm' : tmpdir();
}

function getFreeBytes(folder: string) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** The temporary environment of a test run: a database server and a folder for files. */
export interface TestEnvironment extends AsyncDisposable {
  url: string;
  folder: string;
}

export interface TestEnvironmentOptions {
  /** Without one, the URL is empty. */
  withDatabase?: boolean;
  environment?: NodeJS.ProcessEnv;
  parent?: string;
}

/** Creates a temporary environment. Its server is that of TEST_DATABASE_URL, or a throw-away one. */
export async function createTestEnvironment(
  dataFolder: string,
  { withDatabase = true, environment = process.env, parent = getTempParent() }: TestEnvironmentOptions = {},
): Promise<TestEnvironment> {
  const folder = mkdtempSync(join(parent, 'piacter-test-'));
  const sweeper = startSweeper(folder);
  try {
    const given = environment.TEST_DATABASE_URL;
    const url = withDatabase ? given || (await startTestServer(dataFolder, folder, sweeper.kill)) : '';
    return { url, folder, [Symbol.asyncDispose]: sweeper.sweep };
  } catch (error) {
    await sweeper.sweep();
    throw error;
  }
}

async function startTestServer(dataFolder: string, folder: string, onSpawn: (pid: number) => void) {
  const server = await obtainServer(dataFolder);
  return timed('Starting a database for the tests', 'Test database ready', async () => {
    const home = join(folder, 'database');
    mkdirSync(home, { mode: 0o700 });
    await initialize(server, home, folder);
    const [password, port] = [newPassword(), await findFreePort()];
    const [socket, database] = [socketPath(home, folder), 'piacter_test'];
    await startServer(server, home, { port, socket, password, databases: [database], fast: true, onSpawn });
    return databaseUrl({ password, port, database, socket });
  });
}

const sweepScript =
  'while read -r pid; do kept=$pid; done; [ -z "$kept" ] || kill -9 "$kept"; sleep 0.1; rm -rf "$1"';

/**
 * Starts a shell that reads process ids from a pipe; when the pipe closes, it kills the last one and removes the folder.
 * The pipe also closes when this process is killed, so the clean-up always runs.
 */
function startSweeper(folder: string) {
  const shell = spawn('sh', ['-c', sweepScript, 'piacter-sweeper', folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.unref();
  const closed = new Promise<void>((resolve) => shell.on('close', () => resolve()));
  return {
    kill: (pid: number) => shell.stdin.write(`${pid}\n`),
    sweep: () => {
      shell.ref();
      shell.stdin.end();
      return closed;
    },
  };
}
