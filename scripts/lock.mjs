import {
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

const heartbeat = 5_000;
const abandonedElsewhere = 120_000;
const abandonedHere = 600_000;

/**
 * Runs `work` while holding the lock directory at `path`, so that two starts at once do a thing once.
 * The directory arrives in one rename with its owner's file inside, and a dead owner is replaced by
 * renaming that very file: both can succeed for one contender only, so no two ever hold it.
 * Whoever has to wait is told what for.
 */
export async function withLock(path, waitingFor, work, patience = 15 * 60_000) {
  const mine = `${process.pid}@${hostname()}@${Date.now().toString(36)}${Math.random().toString(36).slice(2, 8)}`;
  await acquire(path, mine, waitingFor, patience);
  const beat = setInterval(() => touch(join(path, mine)), heartbeat);
  beat.unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(join(path, mine), { force: true });
    removeIfEmpty(path);
  }
}

async function acquire(path, mine, waitingFor, patience) {
  mkdirSync(dirname(path), { recursive: true });
  const deadline = Date.now() + patience;
  for (let told = false; !(ownerOf(path) ? takeOver(path, mine) : arrive(path, mine)); ) {
    if (Date.now() > deadline)
      throw new CommandError(`Another start still holds ${path}; delete that folder if none is running.`);
    if (!told && waitingFor) print(`Waiting for another start (${waitingFor}) …`);
    told = true;
    await pause(200);
  }
}

function arrive(path, mine) {
  const prepared = mkdtempSync(join(dirname(path), `${basename(path)}-`));
  writeFileSync(join(prepared, mine), '');
  try {
    renameSync(prepared, path);
    return true;
  } catch {
    rmSync(prepared, { recursive: true, force: true });
    // Windows does not rename over an empty folder, which a release in two steps can leave behind.
    removeIfEmpty(path);
    return false;
  }
}

function ownerOf(path) {
  try {
    return readdirSync(path)[0];
  } catch {
    return undefined;
  }
}

function takeOver(path, mine) {
  try {
    const owner = ownerOf(path);
    if (!isAbandoned(owner, statSync(join(path, owner)).mtimeMs)) return false;
    renameSync(join(path, owner), join(path, mine));
    touch(join(path, mine));
    return true;
  } catch {
    return false;
  }
}

/** A dead owner on this machine, or a silent one: its number may be another process's by now. */
export function isAbandoned(owner, lastBeat, now = Date.now()) {
  const [pid, host] = owner.split('@');
  if (host !== hostname()) return now - lastBeat > abandonedElsewhere;
  return !isAlive(Number(pid)) || now - lastBeat > abandonedHere;
}

export function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function touch(file) {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Whoever removed the file under us has decided that the lock is theirs; nothing to keep alive.
  }
}

function removeIfEmpty(path) {
  try {
    rmdirSync(path);
  } catch {
    // Not empty: the next owner has arrived already.
  }
}
