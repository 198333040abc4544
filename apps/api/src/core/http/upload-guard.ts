import type { IncomingMessage } from 'node:http';
import { ApiError } from './api-error.ts';
import type { TransportLimits } from './transport-limits.ts';

export type UploadLimits = Pick<TransportLimits, 'uploadGraceMs' | 'uploadBytesPerSecond'>;

/** Milliseconds between two looks at the rate. */
const lookMs = 500;

/**
 * Watches an upload while another receives it: `violated` rejects with the first byte too many (`too_large`), or as
 * soon as it falls behind its minimum rate (`request_timeout`). Nothing more is read then; what has arrived is
 * deleted by the receiver when the connection closes.
 */
export function guardUpload(request: IncomingMessage, maxBytes: number, limits: UploadLimits) {
  const { promise: violated, reject } = Promise.withResolvers<never>();
  // Whoever stops watching early has nobody left to tell.
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
  function look(): void {
    const due = ((performance.now() - began - limits.uploadGraceMs) / 1000) * limits.uploadBytesPerSecond;
    if (received < due) refuse(new ApiError('request_timeout'));
  }
  const timer = setInterval(look, Math.min(lookMs, limits.uploadGraceMs));
  function stop(): void {
    clearInterval(timer);
    request.off('data', count);
  }

  if (Number(request.headers['content-length'] ?? 0) > maxBytes) refuse(new ApiError('too_large'));
  else request.on('data', count);
  return { violated, stop };
}
