import { ApiError } from './api-error.ts';
import { noDatabaseMessage } from './messages.ts';

/** Nothing was heard in time, of the database above all. What was asked for may still happen. */
export class DeadlinePassed extends ApiError {
  constructor() {
    super('unavailable', { retryAfter: 5, message: noDatabaseMessage });
  }
}

/**
 * Gives up waiting after so many milliseconds: a database that is up and does not answer must not collect
 * requests for ever. What was asked for may still happen; the caller is told to look again.
 */
export async function withDeadline<Result>(
  work: Promise<Result>,
  ms: number,
  onPassed?: () => void,
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      onPassed?.();
      reject(new DeadlinePassed());
    }, ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
    // Whoever loses the race has nobody left to tell.
    work.catch(() => undefined);
  }
}
