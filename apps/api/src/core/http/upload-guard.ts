import type { IncomingMessage } from 'node:http';
import { ApiError } from './api-error.ts';
import type { TransportLimits } from './transport-limits.ts';

export type UploadLimits = Pick<TransportLimits, 'uploadGraceMs' | 'uploadBytesPerSecond'>;

/** Milliseconds between checks of the rate. */
const checkMs = 500;

/**
 * Monitors an upload while it is received: `violated` rejects as soon as it exceeds `maxBytes` (`too_large`) or falls
 * below the minimum rate (`request_timeout`). Nothing more is read then, and the receiver deletes the files when the
 * connection closes.
 */
export function guardUpload(request: IncomingMessage, maxBytes: number, limits: UploadLimits) {
  const { promise: violated, reject } = Promise.withResolvers<never>();
  // After `stop` nobody handles the rejection.
  violated.catch(() => undefined);
  const began = performance.now();
  let received = 0;

  function refuse(error: ApiError): void {
    stop();
    request.unpipe();
    request.pause();
    reject(error);
  }
  function count(chunk: Buffer): void {
    received += chunk.length;
    if (received > maxBytes) refuse(new ApiError('too_large'));
  }
  function check(): void {
    const due = ((performance.now() - began - limits.uploadGraceMs) / 1000) * limits.uploadBytesPerSecond;
    if (received < due) refuse(new ApiError('request_timeout'));
  }
  const timer = setInterval(check, Math.min(checkMs, limits.uploadGraceMs));
  function stop(): void {
    clearInterval(timer);
    request.off('data', count);
  }

  if (Number(request.headers['content-length'] ?? 0) > maxBytes) refuse(new ApiError('too_large'));
  else request.on('data', count);
  return { violated, stop };
}
