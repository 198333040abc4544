import { ApiError } from './api-error.ts';
import { noDatabaseMessage } from './messages.ts';

/** Work, usually of the database, did not end in time. It may still complete. */
export class DeadlineExceeded extends ApiError {
  constructor() {
    super('unavailable', { retryAfter: 5, message: noDatabaseMessage });
  }
}

/**
 * Rejects with `DeadlineExceeded` when `work` takes longer than `ms` milliseconds, so that requests do not pile up
 * while the database hangs. The work is not cancelled and may still complete.
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
      reject(new DeadlineExceeded());
    }, ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
    // After the deadline nobody handles a rejection of the work.
    work.catch(() => undefined);
  }
}
