import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

/**
 * Calls `leave` when whoever started this process is gone without a word (kill -9), so that no server
 * stays behind on its port. A channel to the parent tells at once; npm gives none, so it is looked for.
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

/** The process number of npm: our parent, or the parent of the shell that npm put between. */
export function getLauncherPid(parent, statOf = readStat) {
  const [, name, ofParent] = /^\d+ \((.*)\) \S+ (\d+) /s.exec(statOf(parent)) ?? [];
  return /^(sh|dash|bash|ash)$/.test(name) ? Number(ofParent) : parent;
}

function readStat(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // No such folder outside of Linux, where npm's shell makes way for the command it runs.
    return '';
  }
}
