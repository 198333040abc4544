/**
 * Every error code of the API with its HTTP status. Codes are stable: programs may rely on them.
 * Statuses as decided in 'The API, Errors'.
 */
export const errorStatus = {
  malformed: 400,
  signed_out: 401,
  wrong_credentials: 401,
  forbidden: 403,
  package_required: 403,
  not_activated: 403,
  not_found: 404,
  method_not_allowed: 405,
  request_timeout: 408,
  conflict: 409,
  secret_invalid: 409,
  image_limit_reached: 409,
  video_limit_reached: 409,
  price_limit_reached: 409,
  already_chosen: 409,
  pro_required: 409,
  quota_exceeded: 409,
  already_offered: 409,
  already_accepted: 409,
  already_answered: 409,
  request_closed: 409,
  not_editable: 409,
  payment_declined: 409,
  payment_pending: 409,
  payment_mismatch: 409,
  precondition_failed: 412,
  too_large: 413,
  wrong_media_type: 415,
  range_not_satisfiable: 416,
  validation_failed: 422,
  image_invalid: 422,
  image_too_large: 422,
  captcha_failed: 422,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
