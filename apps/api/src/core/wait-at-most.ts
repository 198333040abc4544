import { setTimeout as wait } from 'node:timers/promises';

/** Waits until `work` settles, but at most `ms` milliseconds, as a hanging database must not prevent the shutdown. */
export async function waitAtMost(work: Promise<unknown>, ms: number): Promise<void> {
  const over = new AbortController();
  const end = wait(ms, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work.catch(() => undefined), end]);
  over.abort();
}
