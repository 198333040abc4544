import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { RequestHandler } from 'express';
import { ApiError } from './api-error.ts';

/** Requests in flight beyond which new ones are told to come back. */
const maxInFlight = 1000;
/** Milliseconds of event loop delay, the median of the last second, beyond which a process only digs itself out. */
const maxDelayMs = 500;
const retryAfter = 2;

/** An operator's probes always get through. */
const probes: ReadonlySet<string> = new Set(['/api/health', '/api/ready']);

/** Refuses before any work while the process is overloaded (safety, Transport and overload). */
export function loadShedding(): RequestHandler {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  let isLate = false;
  setInterval(() => {
    isLate = delay.percentile(50) / 1e6 > maxDelayMs;
    delay.reset();
  }, 1000).unref();
  let inFlight = 0;

  return (request, response, next) => {
    if ((isLate || inFlight >= maxInFlight) && !probes.has(request.path)) {
      throw new ApiError('unavailable', { retryAfter });
    }
    inFlight += 1;
    response.once('close', () => {
      inFlight -= 1;
    });
    next();
  };
}
