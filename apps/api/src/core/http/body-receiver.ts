import type { Request } from 'express';
import { ApiError } from './api-error.ts';
import { OriginCounter, originOf } from './origin.ts';
import { hasBody, receiveBody } from './request-body.ts';
import type { TransportLimits } from './transport-limits.ts';

/** Seconds after which some of an address's slow bodies have surely been given up. */
const retryAfter = 10;

/** Receives bodies, of which one address of origin may have so many under way: `rate_limited` beyond. */
export function bodyReceiver(limits: TransportLimits) {
  const open = new OriginCounter(limits.maxOpenBodies);

  async function hold<Body>(request: Request, receive: () => Promise<Body>): Promise<Body> {
    const close = open.take(originOf(request.ip));
    if (!close) throw new ApiError('rate_limited', { retryAfter });
    try {
      return await receive();
    } finally {
      close();
    }
  }

  return {
    hold,
    /** All of a body that is not an upload; undefined where there is none. */
    receive: (request: Request): Promise<Buffer> | undefined =>
      hasBody(request) ? hold(request, () => receiveBody(request, limits)) : undefined,
  };
}

export type BodyReceiver = ReturnType<typeof bodyReceiver>;
