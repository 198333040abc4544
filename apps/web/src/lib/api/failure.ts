import type { ErrorCode, FieldError } from '@piacter/contracts/core';

/** ERR-02: the network did not answer, or not with what the API speaks. */
export const networkMessage = 'Nem várt hiba történt!';

/** A call that did not succeed. `message` is the server's Hungarian sentence, ready to be shown (ERR-04). */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  /** HTTP status; 0 when no answer came. */
  readonly status: number;
  readonly code: ErrorCode | 'network';
  readonly errors: readonly FieldError[];

  constructor(
    status: number,
    code: ErrorCode | 'network',
    message: string,
    errors: readonly FieldError[] = [],
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
}

/** The sentence to show for anything that was thrown. */
export const messageOf = (error: unknown): string =>
  error instanceof ApiFailure ? error.message : networkMessage;
