import type { CaptchaLevel, ErrorCode, FieldError } from '@piacter/contracts/core';

/** No reply from the network, or one that is not the API's (ERR-02). */
export const networkMessage = 'Nem várt hiba történt!';

/** A failed call. `message` is the server's Hungarian message, ready to be displayed (ERR-04). */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  /** HTTP status; 0 without a reply. */
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly errors: readonly FieldError[];
  /** With `captcha_required`: the captcha to solve. */
  readonly captchaLevel: CaptchaLevel;

  constructor(
    status: number,
    code: ErrorCode | 'network',
    message: string,
    errors: readonly FieldError[] = [],
    captchaLevel: CaptchaLevel = 'normal',
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
    this.captchaLevel = captchaLevel;
  }
}

/** Whether there is nothing at an address: no such thing, another user's, or an address that cannot be one. */
export const isNotFound = (error: unknown): boolean =>
  error instanceof ApiFailure && [404, 422].includes(error.status);

/** The message to show for any thrown value. */
export const getErrorMessage = (error: unknown): string =>
  error instanceof ApiFailure ? error.message : networkMessage;
