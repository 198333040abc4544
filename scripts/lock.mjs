import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { CommandError, print } from './output.mjs';

const heartbeatMs = 5_000;
const remoteTimeoutMs = 120_000;
const localTimeoutMs = 600_000;

/**
 * Runs `work` while holding the lock directory at `path`, which is created by a rename with its owner's file inside; a dead
 * owner is replaced by renaming that file. `waitingFor` is printed while waiting; throws after `timeoutMs`.
 * @template Result
 * @param {string} path
 * @param {string} waitingFor
 * @param {() => Promise<Result>} work
 */
export async function withLock(path, waitingFor, work, timeoutMs = 15 * 60_000) {
  const mine = join(path, `${process.pid}@${hostname()}@${randomUUID()}`);
  mkdirSync(dirname(path), { recursive: true });
  const deadline = Date.now() + timeoutMs;
  for (let isPrinted = false; !(takeOver(path, mine) || create(path, mine)); isPrinted = true) {
    if (Date.now() > deadline)
      throw new CommandError(`Another start still holds ${path}; delete that folder if none is running.`);
    if (!isPrinted && waitingFor) print(`Waiting for another start (${waitingFor}) …`);
    await pause(200);
  }
  const beat = setInterval(() => touch(mine), heartbeatMs).unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(mine, { force: true });
    attempt(() => rmdirSync(path));
  }
}

/**
 * What another process may have changed meanwhile, to undefined if it has.
 * @template Result
 * @param {() => Result} work
 */
function attempt(work) {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** @param {string} file */
const touch = (file) => attempt(() => utimesSync(file, new Date(), new Date()));

/**
 * @param {string} path
 * @param {string} mine
 */
const takeOver = (path, mine) =>
  attempt(() => {
    const [owner] = readdirSync(path);
    // An interrupted release leaves an empty folder behind.
    if (!owner) return rmdirSync(path);
    if (!isAbandoned(owner, statSync(join(path, owner)).mtimeMs)) return false;
    renameSync(join(path, owner), mine);
    touch(mine);
    return true;
  });

/**
 * @param {string} path
 * @param {string} mine
 */
function create(path, mine) {
  if (existsSync(path)) return false;
  const prepared = mkdtempSync(`${path}-`);
  writeFileSync(join(prepared, basename(mine)), '');
  try {
    renameSync(prepared, path);
    return true;
  } catch {
    rmSync(prepared, { recursive: true, force: true });
    return false;
  }
}

/**
 * Whether the owner is dead or has stopped sending heartbeats; its process id may have been reused.
 * @param {string} owner
 * @param {number} lastBeat
 */
export function isAbandoned(owner, lastBeat, now = Date.now()) {
  const [pid, host] = owner.split('@');
  if (host !== hostname()) return now - lastBeat > remoteTimeoutMs;
  return !isAlive(Number(pid)) || now - lastBeat > localTimeoutMs;
}

/** @param {number} pid */
export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
