import { ApiError } from './api-error.ts';
import { crowdedMessage } from './messages.ts';

export const overloadRetrySeconds = 2;

/** Rejected before any processing, as the process is at capacity. */
export class OverloadError extends ApiError {
  constructor(retryAfter = overloadRetrySeconds) {
    super('unavailable', { message: crowdedMessage, retryAfter });
  }
}
