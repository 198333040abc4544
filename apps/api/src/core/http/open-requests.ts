import type { RequestHandler } from 'express';
import { ApiError } from './api-error.ts';
import { OriginCounter, originOf } from './origin.ts';
import type { TransportLimits } from './transport-limits.ts';

/** Bounds what one address of origin has under way at a time; behind a proxy nothing else says how much it has open. */
export function limitOpenRequests({ maxConnectionsOfAddress }: TransportLimits): RequestHandler {
  const open = new OriginCounter(maxConnectionsOfAddress);
  return (request, response, next) => {
    const close = open.take(originOf(request.ip));
    if (!close) throw new ApiError('rate_limited', { retryAfter: 5 });
    response.once('close', close);
    next();
  };
}
