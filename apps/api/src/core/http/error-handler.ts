import type { ErrorCode } from '@piacter/contracts/core';
import { isConnectionFault, isStoppedStatement } from '@piacter/db/connection-faults';
import type { ErrorRequestHandler, Request, Response } from 'express';
import { isLockConflict, isMissingReference } from '../db/transaction.ts';
import type { Logger } from '../log.ts';
import { Sampler } from '../sampler.ts';
import { ApiError, toFailure } from './api-error.ts';
import { isForPage, renderFailurePage } from './failure-page.ts';
import { noDatabaseMessage } from './messages.ts';
import { OverloadError } from './overload-error.ts';
import { noteReason } from './request-log.ts';

/** Seconds after which an error page reloads itself. */
const errorRetrySeconds = 30;
/** Errors logged with their stack per second. */
const reportsPerSecond = 20;

/** Error codes for statuses thrown by Express and its file server. */
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

/** Codes of a full disk or exceeded quota, of the file system and of the database. */
const diskCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'ER_DISK_FULL', 'ER_RECORD_FILE_FULL']);

const isDiskFull = (error: unknown): boolean =>
  diskCodes.has(property(error, 'code')) || (error instanceof Error && isDiskFull(error.cause));

const diskFull = () =>
  new ApiError('unavailable', {
    message: 'Betelt a tárhelyünk, ezért ez most nem sikerült. Próbáld újra később!',
    retryAfter: 60,
  });

/** The error to report to the client. */
function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDiskFull(error)) return diskFull();
  if (isLockConflict(error)) return new ApiError('unavailable', { retryAfter: 1 });
  // A choice of the body was deleted between its validation and the insertion of the row.
  if (isMissingReference(error)) return new ApiError('conflict');
  if (isConnectionFault(error))
    return new ApiError('unavailable', { retryAfter: 5, message: noDatabaseMessage });
  if (isStoppedStatement(error)) return new ApiError('unavailable', { retryAfter: 5 });
  if (error instanceof Error && /^Queue limit reached/.test(error.message)) return new OverloadError();
  if (error instanceof URIError) return new ApiError('malformed');
  const code = refusals[Number(property(error, 'status'))];
  return new ApiError(code ?? 'internal');
}

const seconds = (retryAfter: number) => Math.max(1, Math.ceil(retryAfter));

function sendJson(response: Response, error: ApiError): void {
  // A file handler may have set the type already.
  response.type('json').status(error.status).json(toFailure(error));
}

/** Pages present an internal error as temporary and reload themselves. */
const toPageError = (error: ApiError): ApiError =>
  error.status === 500
    ? new ApiError('unavailable', { message: error.message, retryAfter: errorRetrySeconds })
    : error;

function sendFailure(request: Request, response: Response, given: ApiError): void {
  const isPage = isForPage(request);
  const error = isPage ? toPageError(given) : given;
  if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(seconds(error.retryAfter)));
  response.setHeader('Cache-Control', 'no-store');
  // That of a file which could not be sent.
  response.removeHeader('Content-Encoding');
  if (isPage) response.type('html').status(error.status).send(renderFailurePage(error));
  else sendJson(response, error);
}

/**
 * Turns every error into a reply: JSON with a Hungarian message, or for the address of a page a small Hungarian page;
 * never with a stack.
 */
export function createErrorHandler(log: Logger): ErrorRequestHandler {
  const sampler = new Sampler(reportsPerSecond);

  /** Logs unexpected errors with all details; the reason of an expected one is part of the request's log line. */
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
    const answer = toApiError(error);
    report(answer, error, request, response);
    sendFailure(request, response, answer);
  };
}
