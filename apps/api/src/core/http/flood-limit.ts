import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error.ts';
import { toClientKey } from './client-key.ts';
import { countPoints } from './map-searches.ts';
import { createRejectionDelay } from './rejection-delay.ts';
import type { TransportLimits } from './transport-limits.ts';

/**
 * Requests per minute and client address: enough for three hundred people behind it with a page every few seconds. Those
 * with a drawn area count more than once, see `countPoints`.
 */
export const floodPerMinute = 6000;

/** The general rate limit, in memory per process, so that reads cost no database write. */
export function createFloodLimit(factor: number, limits: TransportLimits): RequestHandler {
  const limiter = new RateLimiterMemory({ points: Math.ceil(floodPerMinute * factor), duration: 60 });
  const delay = createRejectionDelay(limits);

  return async (request, _response, next) => {
    const refusal = await limiter.consume(toClientKey(request.ip), countPoints(request)).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (refusal === undefined) return next();
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    await delay();
    throw new ApiError('rate_limited', { retryAfter: refusal.msBeforeNext / 1000 });
  };
}
