import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { socketPath } from './database/addresses.ts';
import { developmentDatabase } from './database/development.ts';
import { isGreeting } from './database/greeting.ts';
import { printTo } from './output.mjs';
import { createRestartLimit, supervise } from './supervise.ts';

/**
 * A server that reports that it is ready, writes its process id, and exits gracefully on SIGTERM, unless CRASH says
 * otherwise.
 */
const stub = `
  const begun = () => require('node:fs').appendFileSync(process.env.PIDS, process.pid + '\\n');
  process.on('SIGTERM', () => process.exit(0));
  if (process.env.CRASH === 'at start') begun();
  else process.send('ready', begun);
  if (process.env.CRASH) setTimeout(() => process.exit(7), 20);
  setInterval(() => {}, 1000);
`;
const server: [string, ...string[]] = [process.execPath, '-e', stub];

let folder: string;
let said: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piacter-supervise-'));
  said = '';
  printTo(
    new Writable({
      write(chunk, _encoding, done) {
        said += chunk;
        done();
      },
    }),
  );
});
afterEach(() => {
  printTo(process.stdout);
  rmSync(folder, { recursive: true });
});

const environment = (more?: NodeJS.ProcessEnv) => ({ ...process.env, PIDS: join(folder, 'pids'), ...more });

function startedPids() {
  try {
    return readFileSync(join(folder, 'pids'), 'utf8').trim().split('\n').map(Number);
  } catch {
    return [];
  }
}

const pidAfter = async (count: number) => {
  await expect.poll(() => startedPids().length, { timeout: 10_000 }).toBe(count + 1);
  return startedPids()[count] ?? Number.NaN;
};

describe('a supervised server', () => {
  it('is restarted when it was killed, and stops when told to', async () => {
    const ended = supervise(server, { env: environment() });
    process.kill(await pidAfter(0), 'SIGKILL');
    await expect.poll(() => said).toContain('restarting it');
    process.kill(await pidAfter(1), 'SIGTERM');
    expect(await ended).toBe(0);
  });

  it('that fails to start is not restarted', async () => {
    expect(await supervise(server, { env: environment({ CRASH: 'at start' }) })).toBe(7);
    expect(startedPids()).toHaveLength(1);
  });

  it('that crashes repeatedly is given up with a message', async () => {
    const ended = supervise(server, { env: environment({ CRASH: 'when ready' }) });
    await expect(ended).rejects.toThrow('exited 4 times within a minute');
    expect(startedPids()).toHaveLength(4);
  });
});

it('restarts are counted per minute', () => {
  let now = 0;
  const mayRestart = createRestartLimit(() => now);
  expect([mayRestart(), mayRestart(), mayRestart(), mayRestart()]).toEqual([true, true, true, false]);
  now = 60_000;
  expect(mayRestart()).toBe(true);
});

describe('a supervised private database', () => {
  it('is restarted on the same port when it was killed, while the server keeps running', async () => {
    const database = developmentDatabase(folder);
    const home = join(folder, 'database');
    const isThere = () => isGreeting(socketPath(home));
    const env = environment({ DATABASE_URL: await database.open() });
    const ended = supervise(server, { env, database });
    try {
      const pid = await pidAfter(0);
      process.kill(Number(readFileSync(join(home, 'pid'), 'utf8')), 'SIGKILL');
      await expect.poll(() => said).toContain('The private database exited');
      await expect.poll(isThere, { timeout: 10_000 }).toBe(true);
      process.kill(pid, 'SIGTERM');
      expect(await ended).toBe(0);
      expect(startedPids()).toEqual([pid]);
    } finally {
      await database.leave();
    }
    expect(await isThere()).toBe(false);
  }, 60_000);

  it('that cannot be restarted stops the server', async () => {
    const database = {
      isRunning: () => false,
      open: () => Promise.reject(new Error('no space')),
    };
    const ended = supervise(server, { env: environment(), database });
    await expect(ended).rejects.toThrow('no space');
    expect(() => process.kill(startedPids()[0] ?? Number.NaN, 0)).toThrow();
  });
});
