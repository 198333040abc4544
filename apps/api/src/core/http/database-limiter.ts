import { fromEntries, type RateLimit, typedEntries } from '@piacter/contracts/core';
import type { Database } from '@piacter/db';
import { createLRU } from 'lru.min';
import { RateLimiterMemory, RateLimiterMySQL, RateLimiterRes } from 'rate-limiter-flexible';
import type { Config } from '../../config.ts';
import { ApiError } from './api-error.ts';
import { withDeadline } from './deadline.ts';
import type { Counter, Limiter } from './limiter.ts';
import { accountBudgets, type Budget } from './limiter-budgets.ts';
import { createLimiterStore } from './limiter-store.ts';

type Counters = Record<RateLimit, Counter | null>;

/** Milliseconds to wait for a counter; when the database is slower, the request would time out anyway. */
const counterTimeoutMs = 1000;

/** Exhausted keys that a process remembers per counter, so that a flood of refused calls asks the database for nothing. */
const maxRemembered = 5000;

function createCounter(limiter: RateLimiterMySQL): Counter {
  const exhaustedUntil = createLRU<string, number>({ max: maxRemembered });
  const getWaitMs = (key: string) => Math.max(0, (exhaustedUntil.get(key) ?? 0) - performance.now());
  return {
    async take(key) {
      const knownMs = getWaitMs(key);
      if (knownMs > 0) return knownMs / 1000;
      try {
        await withDeadline(limiter.consume(key), counterTimeoutMs);
        return 0;
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal;
        const waitMs = Math.max(refusal.msBeforeNext, 1);
        exhaustedUntil.set(key, performance.now() + waitMs);
        return waitMs / 1000;
      }
    },
    isExhausted: (key) => getWaitMs(key) > 0,
    async refund(key) {
      await limiter.reward(key);
    },
  };
}

async function takeOrThrow(counter: Counter | null, key: string): Promise<void> {
  const retryAfter = (await counter?.take(key)) ?? 0;
  if (retryAfter > 0) throw new ApiError('rate_limited', { retryAfter });
}

/** Counts in the database, shared by all processes; while it does not respond, in memory of each process. */
export function createDatabaseLimiter({ config, db }: { config: Config; db: Database }): Limiter {
  const store = createLimiterStore(db);
  const dbName = decodeURIComponent(new URL(config.databaseUrl).pathname.slice(1));

  const counter = (name: string, budget: Budget): Counter => {
    const points = Math.max(1, Math.ceil(budget.calls * config.rateLimitFactor));
    const options = { keyPrefix: name, points, duration: budget.seconds };
    const limiter = new RateLimiterMySQL({
      ...options,
      storeClient: store,
      storeType: 'pool',
      dbName,
      tableName: 'rate_limits',
      tableCreated: true,
      // A daily job does it.
      clearExpiredByTimeout: false,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    return createCounter(limiter);
  };
  const byAccount = fromEntries(
    typedEntries(accountBudgets).map(([limit, budget]) => [
      limit,
      budget && counter(`${limit}/account`, budget),
    ]),
  ) satisfies Counters;

  return {
    counter,
    takeFor: (limit, account) => takeOrThrow(byAccount[limit], account),
  };
}
