import type { RequestHandler } from 'express';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { ApiError } from './api-error.ts';
import { originOf } from './origin.ts';

/** Requests a minute of one address of origin; a person with many tabs stays far below. */
const perMinute = 1200;

/** The general flood limit: in memory and per process, so that a search costs no write. */
export function floodLimit(factor: number): RequestHandler {
  const limiter = new RateLimiterMemory({ points: Math.ceil(perMinute * factor), duration: 60 });
  return (request, _response, next) => {
    limiter.consume(originOf(request.ip)).then(
      () => next(),
      (refusal: unknown) =>
        next(
          refusal instanceof RateLimiterRes
            ? new ApiError('rate_limited', { retryAfter: refusal.msBeforeNext / 1000 })
            : refusal,
        ),
    );
  };
}
