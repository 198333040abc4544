import { setTimeout as wait } from 'node:timers/promises';
import type { TransportLimits } from './transport-limits.ts';

/**
 * Delays rejections by the maximum wait of the queue, so that a client that retries at once causes only one request per
 * second. When too many are held back, further ones are not delayed.
 */
export function createRejectionDelay({
  maxWaiting,
  maxWaitMs,
}: Pick<TransportLimits, 'maxWaiting' | 'maxWaitMs'>) {
  let held = 0;
  return async (): Promise<void> => {
    if (held >= maxWaiting) return;
    held += 1;
    await wait(maxWaitMs, undefined, { ref: false });
    held -= 1;
  };
}
