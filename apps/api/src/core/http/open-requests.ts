import type { RequestHandler } from 'express';
import { ApiError } from './api-error.ts';
import { ClientCounter, toClientKey } from './client-key.ts';
import type { TransportLimits } from './transport-limits.ts';

/** Limits the open requests per client address; behind a proxy this replaces the limit of connections. */
export function limitOpenRequests({ maxConnectionsOfAddress }: TransportLimits): RequestHandler {
  const open = new ClientCounter(maxConnectionsOfAddress);
  return (request, response, next) => {
    const close = open.take(toClientKey(request.ip));
    if (!close) throw new ApiError('rate_limited', { retryAfter: 5 });
    response.once('close', close);
    next();
  };
}
