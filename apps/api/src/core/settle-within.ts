import { setTimeout as wait } from 'node:timers/promises';

/** Waits for work that is to end, however, but not for ever: a process that goes cannot wait for a database that hangs. */
export async function settleWithin(work: Promise<unknown>, ms: number): Promise<void> {
  const over = new AbortController();
  const end = wait(ms, undefined, { signal: over.signal }).catch(() => undefined);
  await Promise.race([work.catch(() => undefined), end]);
  over.abort();
}
