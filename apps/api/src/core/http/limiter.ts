import type { RateLimit } from '@piacter/contracts/core';
import type { Request } from 'express';

/** Counts the sensitive calls in a store that all API processes share. */
export interface Limiter {
  /**
   * Takes one from the budget of the caller's address of origin, before the body is read; throws
   * `rate_limited` with the seconds to wait when it is used up.
   */
  take: (limit: RateLimit, request: Request) => Promise<void>;
  /** Takes one from the budget of an account: an e-mail address, or `user:` with an id. */
  takeFor: (limit: RateLimit, account: string) => Promise<void>;
  /** Gives both back after a sign-in that succeeded: guesses are what the budget counts. */
  refund: (limit: RateLimit, request: Request, account: string) => Promise<void>;
}
