import type { Request } from 'express';
import { ApiError } from './api-error.ts';
import { ClientCounter, toClientKey } from './client-key.ts';
import { hasBody, receiveBody } from './request-body.ts';
import type { TransportLimits } from './transport-limits.ts';

/** Seconds after which some slow bodies of a client have certainly timed out. */
const retryAfter = 10;

/** Receives bodies; throws `rate_limited` when a client address has too many open. */
export function createBodyReceiver(limits: TransportLimits) {
  const open = new ClientCounter(limits.maxOpenBodies);

  async function hold<Body>(request: Request, receive: () => Promise<Body>): Promise<Body> {
    const close = open.take(toClientKey(request.ip));
    if (!close) throw new ApiError('rate_limited', { retryAfter });
    try {
      return await receive();
    } finally {
      close();
    }
  }

  return {
    hold,
    /** The complete body of a request that is not an upload; undefined without one. */
    receive: (request: Request, maxJsonBytes = limits.maxJsonBytes): Promise<Buffer> | undefined =>
      hasBody(request) ? hold(request, () => receiveBody(request, { ...limits, maxJsonBytes })) : undefined,
  };
}

export type BodyReceiver = ReturnType<typeof createBodyReceiver>;
