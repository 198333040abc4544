import type { RateLimit } from '@piacter/contracts/core';
import type { Request } from 'express';

/** Counts the sensitive calls in a store that all API processes share. */
export interface Limiter {
  /** Takes one from the caller's budget; throws `rate_limited` with the seconds to wait when it is used up. */
  take: (limit: RateLimit, request: Request) => Promise<void>;
}
