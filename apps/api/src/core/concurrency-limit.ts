import { OverloadError } from './http/overload-error.ts';

interface ConcurrencyLimitOptions {
  /** Maximum concurrent calls. */
  inFlight: number;
  /** Maximum queued calls; further ones are rejected with `OverloadError`. */
  waiting: number;
}

/**
 * Limits the concurrency of an expensive operation, so that a burst of it does not slow down anything else. Queued
 * calls start in order of arrival.
 */
export function createConcurrencyLimit({ inFlight, waiting }: ConcurrencyLimitOptions) {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < inFlight) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new OverloadError();
    // `leave` hands its slot to the next in the queue without changing `running`.
    await new Promise<void>((resolve) => queue.push(resolve));
  }

  function leave(): void {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
