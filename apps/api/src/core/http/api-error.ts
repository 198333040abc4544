import { type ErrorCode, errorStatus, type FieldError } from '@piacter/contracts/core';
import { errorMessages } from './messages.ts';

interface Details {
  message?: string;
  errors?: FieldError[];
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
  /** What was thrown before; the log has it, the caller does not. */
  cause?: unknown;
}

/** A failure that the caller is told about; everything else that is thrown answers 500 without a word. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, { message, errors, retryAfter, cause }: Details = {}) {
    super(message ?? errorMessages[code], cause === undefined ? {} : { cause });
    this.code = code;
    this.status = errorStatus[code];
    this.errors = errors;
    this.retryAfter = retryAfter;
  }
}

/** Absent, or somebody else's: the two answer alike, so that existence does not leak. */
export const notFound = (message?: string) => new ApiError('not_found', message ? { message } : {});

/** One faulty field, for rules that a schema cannot know. */
export const invalidField = (path: string, message: string) =>
  new ApiError('validation_failed', { errors: [{ path, message }] });
