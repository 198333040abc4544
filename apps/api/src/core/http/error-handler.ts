import type { ErrorCode, Failure } from '@piacter/contracts/core';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { isDatabaseLost } from '../db/lost-database.ts';
import { isLockConflict } from '../db/transaction.ts';
import type { Logger } from '../log.ts';
import { Sampler } from '../sampler.ts';
import { ApiError } from './api-error.ts';
import { failurePage, isForPage } from './failure-page.ts';
import { noDatabaseMessage } from './messages.ts';
import { noteReason } from './request-log.ts';

/** Seconds after which a page that met a fault asks again. */
const faultRetrySeconds = 30;
/** Faults a second that are told with their stack; one is like the other by then. */
const reportsPerSecond = 20;

/** What Express and its file server say no with; a file that is gone is the code of a page from before an upgrade. */
const refusals: Record<number, ErrorCode> = {
  400: 'malformed',
  403: 'not_found',
  404: 'not_found',
  412: 'precondition_failed',
  416: 'range_not_satisfiable',
};

const property = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null && name in error
    ? (error as Record<string, unknown>)[name]
    : undefined;

/** A full disk or quota, of the files (the system's codes) or of the database (its own). */
const diskCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL']);

const isDiskFull = (error: unknown): boolean =>
  diskCodes.has(property(error, 'code')) || (error instanceof Error && isDiskFull(error.cause));

const diskFull = () =>
  new ApiError('unavailable', {
    message: 'Most nem tudjuk eltenni, amit küldtél, mert betelt a tárhelyünk. Próbáld újra később!',
    retryAfter: 60,
  });

/** What the caller is told of anything that was thrown. */
function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDiskFull(error)) return diskFull();
  if (isLockConflict(error)) return new ApiError('unavailable', { retryAfter: 1 });
  if (isDatabaseLost(error))
    return new ApiError('unavailable', { retryAfter: 5, message: noDatabaseMessage });
  if (error instanceof Error && /^Queue limit reached/.test(error.message))
    return new ApiError('unavailable', { retryAfter: 2 });
  if (error instanceof URIError) return new ApiError('malformed');
  const code = refusals[Number(property(error, 'status'))];
  return new ApiError(code ?? 'internal');
}

const seconds = (retryAfter: number) => Math.max(1, Math.ceil(retryAfter));

function sendJson(response: Response, error: ApiError): void {
  const body: Failure = { ok: false, code: error.code, message: error.message };
  if (error.errors) body.errors = error.errors;
  // Whoever was about to send a file may have named its type already.
  response.type('json').status(error.status).json(body);
}

/** A fault of ours is a passing one to whoever looks at a page. */
const asPageError = (error: ApiError): ApiError =>
  error.status === 500
    ? new ApiError('unavailable', { message: error.message, retryAfter: faultRetrySeconds })
    : error;

function sendFailure(request: Request, response: Response, given: ApiError): void {
  const isPage = isForPage(request);
  const error = isPage ? asPageError(given) : given;
  if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(seconds(error.retryAfter)));
  response.setHeader('Cache-Control', 'no-store');
  if (isPage) response.type('html').status(error.status).send(failurePage(error));
  else sendJson(response, error);
}

/**
 * The one place where a throw becomes a reply: JSON with a Hungarian message, or a small Hungarian page at the address
 * of a page; never a stack.
 */
export function errorHandler(log: Logger): ErrorRequestHandler {
  const sampler = new Sampler(reportsPerSecond);

  /** A fault has a line with all that is known of it; why something is away for now stands in the request's own line. */
  function report({ status }: ApiError, error: unknown, request: Request, response: Response): void {
    if (status < 500) return;
    const isExpected = status !== 500 && (!(error instanceof ApiError) || error.cause === undefined);
    if (isExpected) return void noteReason(response, String(property(error, 'message')));
    const skipped = sampler.pass();
    if (skipped === undefined) return;
    const line = { err: error, requestID: request.id, path: request.path };
    log[status === 500 ? 'error' : 'warn'](
      { ...line, ...(skipped > 0 ? { skipped } : {}) },
      'request failed',
    );
  }

  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const answer = asApiError(error);
    report(answer, error, request, response);
    sendFailure(request, response, answer);
  };
}
