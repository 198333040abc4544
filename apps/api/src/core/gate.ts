import { ApiError } from './http/api-error.ts';

interface GateOptions {
  /** How many may be at work at a time. */
  inFlight: number;
  /** How many may wait; whoever comes after them is told to come back (503). */
  waiting: number;
}

/**
 * Lets few of a costly kind of work run at a time, so that a storm of it slows itself and nobody else.
 * First come, first served.
 */
export function createGate({ inFlight, waiting }: GateOptions) {
  const queue: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < inFlight) {
      running += 1;
      return;
    }
    if (queue.length >= waiting) throw new ApiError('unavailable', { retryAfter: 2 });
    // Whoever leaves hands the place on, so `running` stays as it is.
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
