import type { Request } from 'express';
import { isbot } from 'isbot';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { ApiError } from '../../core/http/api-error.ts';
import { toClientKey } from '../../core/http/client-key.ts';
import type { Deps } from '../../deps.ts';
import { createCountedEvents } from './counted-events.ts';
import type { EventCounter, ListingEventReport } from './event-counter.ts';

/** Events per minute and client address, which hundreds of people may share. */
const eventsPerMinute = 600;

/**
 * Counts what browsers report about listings (ours). Robots are left out by their user agent. The address of the client
 * is used for limits only, in memory; nothing about the visitor is stored.
 */
export function createListingEvents(
  { config, clock }: Pick<Deps, 'config' | 'clock'>,
  counter: Pick<EventCounter, 'add'>,
) {
  const counted = createCountedEvents({ clock });
  const limiter = new RateLimiterMemory({
    points: Math.ceil(eventsPerMinute * config.rateLimitFactor),
    duration: 60,
  });

  return {
    /** Throws `rate_limited`. */
    async report(event: ListingEventReport, request: Pick<Request, 'ip' | 'headers'>): Promise<void> {
      const agent = request.headers['user-agent'];
      if (agent === undefined || isbot(agent)) return;
      const client = toClientKey(request.ip);
      await limiter.consume(client).catch(() => {
        throw new ApiError('rate_limited', { retryAfter: 60 });
      });
      if (counted.take(event, client)) counter.add(event);
    },
  };
}

export type ListingEventService = ReturnType<typeof createListingEvents>;
