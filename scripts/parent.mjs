import { isMainThread } from 'node:worker_threads';

/**
 * Calls `leave` when whoever started this process is gone without a word (kill -9), so that no server
 * stays behind on its port. A channel to the parent tells at once; npm gives none, so it is looked for.
 */
export function whenParentLeaves(leave, environment = process.env) {
  if (!isMainThread) return;
  if (process.channel) {
    process.on('disconnect', leave);
    process.channel.unref();
  } else if (environment.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && leave(), 1_000).unref();
  }
}
