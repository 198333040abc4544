import type { Failure } from '@piacter/contracts/core';
import type { RequestHandler, Response } from 'express';
import { type Admission, overloadRetrySeconds } from './admission.ts';
import { failurePage, isForPage } from './failure-page.ts';
import { errorMessages } from './messages.ts';
import { originOf } from './origin.ts';
import { createParking } from './parking.ts';
import type { TransportLimits } from './transport-limits.ts';

/** What waits for nobody: an operator's probes, and files. */
const passing = /^\/(?:api\/(?:health|ready)$|assets\/|files\/)|\.\w+$/;

const json = Buffer.from(
  JSON.stringify({ ok: false, code: 'unavailable', message: errorMessages.unavailable } satisfies Failure),
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
    ? Buffer.from(failurePage({ message: errorMessages.unavailable, retryAfter: overloadRetrySeconds }))
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
 * Refuses a read at the very door when the line that it would join is longer than it may wait: a refusal costs a small
 * part of an answer then, which is what a crowd that tries again at once leaves of a machine. Like everybody who is
 * refused it has waited about a second.
 */
export function shedOverload(
  admission: Pick<Admission, 'isHopeless'>,
  limits: TransportLimits,
): RequestHandler {
  const park = createParking(limits);
  return async (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || passing.test(request.path) || !admission.isHopeless(originOf(request.ip))) return next();
    await park();
    if (!response.closed) refuse(response, isForPage(request));
  };
}
