import type { Failure } from '@piacter/contracts/core';
import type { RequestHandler, Response } from 'express';
import type { Admission } from './admission.ts';
import { toClientKey } from './client-key.ts';
import { isForPage, renderFailurePage } from './failure-page.ts';
import { crowdedMessage } from './messages.ts';
import { overloadRetrySeconds } from './overload-error.ts';
import { createRejectionDelay } from './rejection-delay.ts';
import type { TransportLimits } from './transport-limits.ts';

/** Paths that are never queued: health probes and files. */
const passing = /^\/(?:api\/(?:health|ready)$|assets\/|files\/)|\.\w+$/;

const json = Buffer.from(
  JSON.stringify({ ok: false, code: 'unavailable', message: crowdedMessage } satisfies Failure),
);
const jsonHeaders = {
  'Content-Type': 'application/json; charset=utf-8',
  'X-Content-Type-Options': 'nosniff',
};
const pageHeaders = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'none'",
};

function refuse(response: Response, isPage: boolean): void {
  const body = isPage
    ? Buffer.from(renderFailurePage({ message: crowdedMessage, retryAfter: overloadRetrySeconds }))
    : json;
  response.writeHead(503, {
    ...(isPage ? pageHeaders : jsonHeaders),
    'Content-Length': body.length,
    'Cache-Control': 'no-store',
    'Retry-After': overloadRetrySeconds,
  });
  response.end(body);
}

/**
 * Load shedding: rejects a read before any other processing when it would probably time out in the queue. Such a
 * rejection costs a fraction of a reply, which matters when many clients retry at once. It is delayed like all
 * rejections.
 */
export function createLoadShedding(
  admission: Pick<Admission, 'wouldTimeOut' | 'countRefusal'>,
  limits: TransportLimits,
): RequestHandler {
  const delay = createRejectionDelay(limits);
  return async (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || passing.test(request.path) || !admission.wouldTimeOut(toClientKey(request.ip)))
      return next();
    admission.countRefusal();
    await delay();
    if (!response.closed) refuse(response, isForPage(request));
  };
}
