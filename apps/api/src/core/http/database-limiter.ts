import type { RateLimit } from '@piacter/contracts/core';
import type { Request } from 'express';
import { RateLimiterMemory, RateLimiterMySQL, RateLimiterRes } from 'rate-limiter-flexible';
import type { Deps } from '../../deps.ts';
import { ApiError } from './api-error.ts';
import { toClientKey } from './client-key.ts';
import { withDeadline } from './deadline.ts';
import type { Counter, Limiter } from './limiter.ts';
import { accountBudgets, type Budget, clientBudgets } from './limiter-budgets.ts';
import { createLimiterStore } from './limiter-store.ts';

type Counters = Record<RateLimit, Counter | null>;

/** Milliseconds to wait for a counter; when the database is slower, the request would time out anyway. */
const counterTimeoutMs = 1000;

const createCounter = (limiter: RateLimiterMySQL): Counter => ({
  async take(key) {
    try {
      await withDeadline(limiter.consume(key), counterTimeoutMs);
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

/** Counts in the database, shared by all processes; while it does not respond, in memory of each process. */
export function createDatabaseLimiter({ config, db }: Pick<Deps, 'config' | 'db'>): Limiter {
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
      // Exhausted keys are blocked in memory, without asking the database.
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
  const byClient = counters('origin', clientBudgets);
  const byAccount = counters('account', accountBudgets);

  return {
    counter,
    take: (limit, request) => takeOrThrow(byClient[limit], toClientKey(request.ip)),
    takeFor: (limit, account) => takeOrThrow(byAccount[limit], account),
    async refund(limit: RateLimit, request: Request) {
      await byClient[limit]?.refund(toClientKey(request.ip));
    },
  };
}
