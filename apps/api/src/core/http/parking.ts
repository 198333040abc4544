import { setTimeout as wait } from 'node:timers/promises';
import type { TransportLimits } from './transport-limits.ts';

/**
 * Holds refusals back for as long as others wait for their turn: a client that tries again at once costs a request a
 * second then, and not all that the machine can refuse. Beyond a bound they go out at once.
 */
export function createParking({ maxWaiting, maxWaitMs }: Pick<TransportLimits, 'maxWaiting' | 'maxWaitMs'>) {
  let held = 0;
  return async (): Promise<void> => {
    if (held >= maxWaiting) return;
    held += 1;
    await wait(maxWaitMs, undefined, { ref: false });
    held -= 1;
  };
}
