import type { RateLimit } from '@piacter/contracts/core';
import type { Request } from 'express';
import type { Budget } from './limiter-budgets.ts';

/** Counts the sensitive calls in a store that all API processes share. */
export interface Limiter {
  /**
   * Takes one from the budget of the caller's address of origin, before the body is read; throws
   * `rate_limited` with the seconds to wait when it is used up.
   */
  take: (limit: RateLimit, request: Request) => Promise<void>;
  /** Takes one from the budget of an account: an e-mail address, or `user:` with an id. */
  takeFor: (limit: RateLimit, account: string) => Promise<void>;
  /** Gives the origin one back, after a sign-in that succeeded. */
  refund: (limit: RateLimit, request: Request) => Promise<void>;
  /** A budget that a feature counts by keys of its own, under a name of its own. */
  counter: (name: string, budget: Budget) => Counter;
}

export interface Counter {
  /** Takes one; 0 when there was one left, else the seconds until there is. Of parallel callers as many succeed as are left. */
  take: (key: string) => Promise<number>;
  refund: (key: string) => Promise<void>;
}
