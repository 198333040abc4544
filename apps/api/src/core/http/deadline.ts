import { ApiError } from './api-error.ts';

/**
 * Gives up waiting after so many milliseconds: a database that is up and does not answer must not collect
 * requests for ever. What was asked for may still happen; the caller is told to look again.
 */
export async function withDeadline<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ApiError('unavailable', { retryAfter: 5 })), ms);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
    // Whoever loses the race has nobody left to tell.
    work.catch(() => undefined);
  }
}
