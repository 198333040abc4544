import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isAbandoned, isAlive, withLock } from './lock.mjs';

const noSuchProcess = 2 ** 30;
let folder: string;
let lock: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'piacter lock '));
  lock = join(folder, 'a lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

function createLock(owner: string) {
  mkdirSync(lock);
  writeFileSync(join(lock, owner), '');
}

describe('the lock directory', () => {
  it('is held by one at a time under contention', async () => {
    let inside = 0;
    let maxInside = 0;
    const enter = () =>
      withLock(lock, '', async () => {
        maxInside = Math.max(maxInside, ++inside);
        await new Promise(setImmediate);
        inside--;
      });
    await Promise.all([enter(), enter(), enter()]);
    expect(maxInside).toBe(1);
  });

  it('is removed after success and failure', async () => {
    await expect(withLock(lock, '', () => Promise.reject(new Error('no luck')))).rejects.toThrow('no luck');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken over from a dead process', async () => {
    createLock(`${noSuchProcess}@${hostname()}@x`);
    expect(await withLock(lock, '', async () => readdirSync(lock)[0]?.split('@')[0])).toBe(
      String(process.pid),
    );
  });

  it('is taken over only once under contention', async () => {
    createLock(`${noSuchProcess}@${hostname()}@x`);
    const owners = () => withLock(lock, '', async () => readdirSync(lock).length);
    expect(await Promise.all([owners(), owners(), owners()])).toEqual([1, 1, 1]);
  });

  it('times out on a live owner with a message that names the folder', async () => {
    createLock(`${process.pid}@${hostname()}@x`);
    await expect(withLock(lock, '', async () => 1, 0)).rejects.toThrow(`holds ${lock}; delete that folder`);
  });

  it('can be acquired when an interrupted release left an empty folder', async () => {
    mkdirSync(lock);
    expect(await withLock(lock, '', async () => 'in')).toBe('in');
  });
});

describe('an abandoned lock', () => {
  const now = Date.now();
  const minutes = (count: number) => now - count * 60_000;

  it('has a dead process on this machine', () => {
    expect(isAbandoned(`${noSuchProcess}@${hostname()}@x`, now, now)).toBe(true);
    expect(isAbandoned(`${process.pid}@${hostname()}@x`, now, now)).toBe(false);
  });

  it('has an old heartbeat although its process id exists', () => {
    expect(isAbandoned(`${process.pid}@${hostname()}@x`, minutes(11), now)).toBe(true);
  });

  it('is recognised only by its heartbeat on another machine', () => {
    expect(isAbandoned('1@elsewhere.invalid@x', minutes(1), now)).toBe(false);
    expect(isAbandoned('1@elsewhere.invalid@x', minutes(3), now)).toBe(true);
  });

  it('has an old file', async () => {
    createLock('1@elsewhere.invalid@x');
    const old = new Date(minutes(5));
    utimesSync(join(lock, '1@elsewhere.invalid@x'), old, old);
    expect(await withLock(lock, '', async () => 'in')).toBe('in');
  });
});

it('a process of another user counts as alive', () => {
  expect(isAlive(1)).toBe(true);
  expect(isAlive(noSuchProcess)).toBe(false);
});
