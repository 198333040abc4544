import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error.ts';
import { originOf } from './origin.ts';
import { createParking } from './parking.ts';
import type { TransportLimits } from './transport-limits.ts';

/** Requests a minute of one address of origin: three hundred people behind it may look at a page every few seconds. */
export const floodPerMinute = 6000;

/** The general flood limit: in memory and per process, so that a search costs no write. */
export function floodLimit(factor: number, limits: TransportLimits): RequestHandler {
  const limiter = new RateLimiterMemory({ points: Math.ceil(floodPerMinute * factor), duration: 60 });
  const park = createParking(limits);

  return async (request, _response, next) => {
    const refusal = await limiter.consume(originOf(request.ip)).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (refusal === undefined) return next();
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    await park();
    throw new ApiError('rate_limited', { retryAfter: refusal.msBeforeNext / 1000 });
  };
}
