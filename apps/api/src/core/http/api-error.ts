import {
  type CaptchaLevel,
  type ErrorCode,
  errorStatus,
  type Failure,
  type FieldError,
} from '@piacter/contracts/core';
import { errorMessages } from './messages.ts';

interface Details {
  message?: string;
  errors?: FieldError[];
  /** Seconds after which a retry makes sense. */
  retryAfter?: number;
  /** With `captcha_required`: the captcha to solve. */
  captchaLevel?: CaptchaLevel;
  /** The original error, for the log only. */
  cause?: unknown;
}

/** An error that is reported to the client; any other error becomes a 500 without details. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: FieldError[] | undefined;
  readonly retryAfter: number | undefined;
  readonly captchaLevel: CaptchaLevel | undefined;

  constructor(code: ErrorCode, { message, errors, retryAfter, captchaLevel, cause }: Details = {}) {
    super(message ?? errorMessages[code], cause === undefined ? {} : { cause });
    this.code = code;
    this.status = errorStatus[code];
    this.errors = errors;
    this.retryAfter = retryAfter;
    this.captchaLevel = captchaLevel;
  }
}

/** The reply of an error. */
export const toFailure = ({ code, message, errors, captchaLevel }: ApiError): Failure => ({
  ok: false,
  code,
  message,
  ...(errors && { errors }),
  ...(captchaLevel && { captchaLevel }),
});

/** For rows that do not exist or belong to another user alike, so that existence does not leak. */
export const notFound = (message?: string) => new ApiError('not_found', message ? { message } : {});

/** A validation error of one field, for rules that a schema cannot express. */
export const invalidField = (path: string, message: string) =>
  new ApiError('validation_failed', { errors: [{ path, message }] });
