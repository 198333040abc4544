import type { RateLimit } from '@piacter/contracts/core';
import type { Request } from 'express';
import type { Budget } from './limiter-budgets.ts';

/** Rate limits of sensitive calls, shared by all API processes. */
export interface Limiter {
  /**
   * Consumes one call of the client address's budget; throws `rate_limited` with the seconds to wait when it is
   * exhausted.
   */
  take: (limit: RateLimit, request: Request) => Promise<void>;
  /** Consumes one call of an account's budget; `account` is a mail address, or `user:` and an ID. */
  takeFor: (limit: RateLimit, account: string) => Promise<void>;
  /** Returns one call to the client address's budget. */
  refund: (limit: RateLimit, request: Request) => Promise<void>;
  /** A counter with a budget and keys of a feature; the name must be unique. */
  counter: (name: string, budget: Budget) => Counter;
}

export interface Counter {
  /** Consumes one call atomically: 0 on success, otherwise the seconds until the next is available. */
  take: (key: string) => Promise<number>;
  refund: (key: string) => Promise<void>;
}
