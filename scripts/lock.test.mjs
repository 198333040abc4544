import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAbandoned, isAlive, withLock } from './lock.mjs';

const noSuchProcess = 2 ** 30;
let folder;
let lock;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piacter lock '));
  lock = join(folder, 'a lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

function leaveLockOf(owner) {
  mkdirSync(lock);
  writeFileSync(join(lock, owner), '');
}

describe('the lock directory', () => {
  it('lets one at a time in, however many come at once', async () => {
    let inside = 0;
    let most = 0;
    const enter = () =>
      withLock(lock, '', async () => {
        most = Math.max(most, ++inside);
        await new Promise(setImmediate);
        inside--;
      });
    await Promise.all([enter(), enter(), enter()]);
    expect(most).toBe(1);
  });

  it('leaves nothing behind, not even after a failure', async () => {
    await expect(withLock(lock, '', () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes over from a process that has died', async () => {
    leaveLockOf(`${noSuchProcess}@${hostname()}@x`);
    expect(await withLock(lock, '', async () => readdirSync(lock)[0].split('@')[0])).toBe(
      String(process.pid),
    );
  });

  it('takes over one owner only once, with many waiting', async () => {
    leaveLockOf(`${noSuchProcess}@${hostname()}@x`);
    const owners = () => withLock(lock, '', async () => readdirSync(lock).length);
    expect(await Promise.all([owners(), owners(), owners()])).toEqual([1, 1, 1]);
  });

  it('gives up on a living owner with a sentence that names the folder', async () => {
    leaveLockOf(`${process.pid}@${hostname()}@x`);
    await expect(withLock(lock, '', async () => 1, 0)).rejects.toThrow(`holds ${lock}; delete that folder`);
  });

  it('enters an empty folder, which a release cut in half leaves', async () => {
    mkdirSync(lock);
    expect(await withLock(lock, '', async () => 'in')).toBe('in');
  });
});

describe('an abandoned lock', () => {
  const now = Date.now();
  const minutes = (count) => now - count * 60_000;

  it('is one whose process on this machine has died', () => {
    expect(isAbandoned(`${noSuchProcess}@${hostname()}@x`, now, now)).toBe(true);
    expect(isAbandoned(`${process.pid}@${hostname()}@x`, now, now)).toBe(false);
  });

  it('is one whose process number lives on, but has long been silent', () => {
    expect(isAbandoned(`${process.pid}@${hostname()}@x`, minutes(11), now)).toBe(true);
  });

  it('is judged by its silence alone when another machine holds it', () => {
    expect(isAbandoned('1@elsewhere.invalid@x', minutes(1), now)).toBe(false);
    expect(isAbandoned('1@elsewhere.invalid@x', minutes(3), now)).toBe(true);
  });

  it('is recognised by the age of its file', async () => {
    leaveLockOf('1@elsewhere.invalid@x');
    const old = new Date(minutes(5));
    utimesSync(join(lock, '1@elsewhere.invalid@x'), old, old);
    expect(await withLock(lock, '', async () => 'in')).toBe('in');
  });
});

it('a process of another user counts as alive', () => {
  expect(isAlive(1)).toBe(true);
  expect(isAlive(noSuchProcess)).toBe(false);
});
