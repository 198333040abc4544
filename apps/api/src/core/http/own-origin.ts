import type { Request } from 'express';
import { ApiError } from './api-error.ts';

/**
 * Throws `forbidden` when a page of another site calls: a browser names the calling page's origin, and sends cookies
 * of ours along wherever it takes the two for one site. Programs, which name none, are let through.
 */
export function assertOwnOrigin(request: Pick<Request, 'headers' | 'host'>, publicUrl: string): void {
  const { origin } = request.headers;
  if (origin === undefined || origin === new URL(publicUrl).origin) return;
  // The same site under another of its names, on a developer's machine above all.
  if (URL.parse(origin)?.host !== request.host) throw new ApiError('forbidden');
}
