import type { ErrorCode, Failure } from '@piacter/contracts/core';
import type { ErrorRequestHandler, Response } from 'express';
import { isDatabaseLost } from '../db/lost-database.ts';
import { isLockConflict } from '../db/transaction.ts';
import type { Logger } from '../log.ts';
import { ApiError } from './api-error.ts';

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

/** What the caller is told of anything that was thrown. */
function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isLockConflict(error)) return new ApiError('unavailable', { retryAfter: 1 });
  if (isDatabaseLost(error)) return new ApiError('unavailable', { retryAfter: 5 });
  if (error instanceof Error && /^Queue limit reached/.test(error.message))
    return new ApiError('unavailable', { retryAfter: 2 });
  if (error instanceof URIError) return new ApiError('malformed');
  const code = refusals[Number(property(error, 'status'))];
  return new ApiError(code ?? 'internal');
}

function sendFailure(response: Response, error: ApiError): void {
  const body: Failure = { ok: false, code: error.code, message: error.message };
  if (error.errors) body.errors = error.errors;
  if (error.retryAfter !== undefined)
    response.setHeader('Retry-After', String(Math.max(1, Math.ceil(error.retryAfter))));
  response.setHeader('Cache-Control', 'no-store');
  // Whoever was about to send a file may have named its type already.
  response.type('json').status(error.status).json(body);
}

/** The one place where a throw becomes a reply: JSON with a Hungarian message, never HTML, never a stack. */
export const errorHandler =
  (log: Logger): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const answer = asApiError(error);
    if (answer.status >= 500) {
      log[answer.status === 500 ? 'error' : 'warn'](
        { err: error, requestID: request.id, path: request.path },
        'request failed',
      );
    }
    sendFailure(response, answer);
  };
