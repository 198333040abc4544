import type { RateLimit } from '@piacter/contracts/core';
import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterMySQL, RateLimiterRes } from 'rate-limiter-flexible';
import type { Deps } from '../../deps.ts';
import { ApiError } from './api-error.ts';
import { withDeadline } from './deadline.ts';
import type { Limiter } from './limiter.ts';
import { accountBudgets, type Budget, originBudgets } from './limiter-budgets.ts';
import { limiterStore } from './limiter-store.ts';
import { originOf } from './origin.ts';

type Counters = Record<RateLimit, RateLimiterMySQL | null>;

/** Milliseconds: whoever waits longer for a counter would wait in vain for everything after it. */
const patienceMs = 1000;

async function consume(counter: RateLimiterMySQL | null, key: string): Promise<void> {
  try {
    if (counter) await withDeadline(counter.consume(key), patienceMs);
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw new ApiError('rate_limited', { retryAfter: refusal.msBeforeNext / 1000 });
  }
}

/** Budgets in the database, shared by all processes; in memory, for each process, while it does not answer. */
export function databaseLimiter({ config, db }: Pick<Deps, 'config' | 'db'>): Limiter {
  const store = limiterStore(db);
  const dbName = decodeURIComponent(new URL(config.databaseUrl).pathname.slice(1));

  const counter = (limit: RateLimit, whose: string, budget: Budget | null) => {
    if (!budget) return null;
    const points = Math.max(1, Math.ceil(budget.calls * config.rateLimitFactor));
    const options = { keyPrefix: `${limit}/${whose}`, points, duration: budget.seconds };
    return new RateLimiterMySQL({
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
  };
  const counters = (whose: string, budgets: Record<RateLimit, Budget | null>) =>
    Object.fromEntries(
      Object.entries(budgets).map(([limit, budget]) => [limit, counter(limit as RateLimit, whose, budget)]),
    ) as Counters;
  const byOrigin = counters('origin', originBudgets);
  const byAccount = counters('account', accountBudgets);

  return {
    take: (limit, request) => consume(byOrigin[limit], originOf(request.ip)),
    takeFor: (limit, account) => consume(byAccount[limit], account),
    async refund(limit: RateLimit, request: Request, account: string) {
      await byOrigin[limit]?.reward(originOf(request.ip));
      await byAccount[limit]?.reward(account);
    },
  };
}
