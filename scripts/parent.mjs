import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Calls `leave` when the process that started this one has exited, even after a kill -9, so that no server stays behind
 * on its port. An IPC channel to the parent reports it at once; npm has none, so its process is polled.
 * @param {() => void} leave
 */
export function onParentExit(leave, environment = process.env) {
  if (!isMainThread) return;
  if (process.channel) {
    process.on('disconnect', leave);
    process.channel.unref();
  } else if (environment.npm_lifecycle_event) {
    const npm = getLauncherPid(process.ppid);
    setInterval(() => getLauncherPid(process.ppid) !== npm && leave(), 1_000).unref();
  }
}

/**
 * The process id of npm: our parent, or the parent of the shell that npm started in between.
 * @param {number} parent
 */
export function getLauncherPid(parent, getStat = readStat) {
  const [, name = '', grandparent] = /^\d+ \((.*)\) \S+ (\d+) /s.exec(getStat(parent)) ?? [];
  return /^(sh|dash|bash|ash)$/.test(name) ? Number(grandparent) : parent;
}

/** @param {number} pid */
function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // Only Linux has /proc; elsewhere npm's shell replaces itself by the command.
    return '';
  }
}
