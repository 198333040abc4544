import type { RateLimit } from '@piacter/contracts/core';
import type { Budget } from './limiter-budgets.ts';

/** Rate limits of sensitive calls, shared by all API processes. */
export interface Limiter {
  /**
   * Consumes one call of an account's own budget, which nobody else can exhaust; `account` is `user:` and an ID. Throws
   * `rate_limited` with the seconds to wait when it is exhausted.
   */
  takeFor: (limit: RateLimit, account: string) => Promise<void>;
  /** A counter with a budget and keys of a feature; the name must be unique. */
  counter: (name: string, budget: Budget) => Counter;
}

export interface Counter {
  /**
   * Consumes one call atomically: 0 on success, otherwise the seconds until the next is available. What a process knows
   * to be exhausted is answered from its memory.
   */
  take: (key: string) => Promise<number>;
  /** Whether this process knows that the budget of the key is exhausted. */
  isExhausted: (key: string) => boolean;
  refund: (key: string) => Promise<void>;
}
