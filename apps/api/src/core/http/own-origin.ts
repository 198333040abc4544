import type { Request } from 'express';
import { ApiError } from './api-error.ts';

/**
 * CSRF protection: throws `forbidden` when the Origin header names another site. SameSite cookies alone would allow
 * other origins of the same site. Requests without the header, which do not come from a page, are allowed.
 */
export function assertOwnOrigin(request: Pick<Request, 'headers' | 'host'>, publicUrl: string): void {
  const { origin } = request.headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return;
  // The same host under another name, mostly on a development machine.
  if (URL.parse(origin)?.host !== request.host) throw new ApiError('forbidden');
}
