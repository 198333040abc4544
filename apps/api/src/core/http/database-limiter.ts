import type { RateLimit } from '@piacter/contracts/core';
import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterMySQL, RateLimiterRes } from 'rate-limiter-flexible';
import type { Deps } from '../../deps.ts';
import { ApiError } from './api-error.ts';
import { withDeadline } from './deadline.ts';
import type { Counter, Limiter } from './limiter.ts';
import { accountBudgets, type Budget, originBudgets } from './limiter-budgets.ts';
import { limiterStore } from './limiter-store.ts';
import { originOf } from './origin.ts';

type Counters = Record<RateLimit, Counter | null>;

/** Milliseconds: whoever waits longer for a counter would wait in vain for everything after it. */
const patienceMs = 1000;

const createCounter = (limiter: RateLimiterMySQL): Counter => ({
  async take(key) {
    try {
      await withDeadline(limiter.consume(key), patienceMs);
      return 0;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      return Math.max(refusal.msBeforeNext, 1) / 1000;
    }
  },
  async refund(key) {
    await limiter.reward(key);
  },
});

async function takeOrThrow(counter: Counter | null, key: string): Promise<void> {
  const retryAfter = (await counter?.take(key)) ?? 0;
  if (retryAfter > 0) throw new ApiError('rate_limited', { retryAfter });
}

/** Budgets in the database, shared by all processes; in memory, for each process, while it does not answer. */
export function databaseLimiter({ config, db }: Pick<Deps, 'config' | 'db'>): Limiter {
  const store = limiterStore(db);
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
      // The daily cleaning does it.
      clearExpiredByTimeout: false,
      // While a key is over its budget, its further calls cost the database nothing.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter: new RateLimiterMemory(options),
    });
    return createCounter(limiter);
  };
  const counters = (whose: string, budgets: Record<RateLimit, Budget | null>) =>
    Object.fromEntries(
      Object.entries(budgets).map(([limit, budget]) => [
        limit,
        budget && counter(`${limit}/${whose}`, budget),
      ]),
    ) as Counters;
  const byOrigin = counters('origin', originBudgets);
  const byAccount = counters('account', accountBudgets);

  return {
    counter,
    take: (limit, request) => takeOrThrow(byOrigin[limit], originOf(request.ip)),
    takeFor: (limit, account) => takeOrThrow(byAccount[limit], account),
    async refund(limit: RateLimit, request: Request) {
      await byOrigin[limit]?.refund(originOf(request.ip));
    },
  };
}
