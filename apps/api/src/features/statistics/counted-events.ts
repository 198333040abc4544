import { createHmac, randomBytes } from 'node:crypto';
import { dayMs, toBudapestDay } from '@piacter/contracts/core/days';
import { createLruCache } from '../../core/lru-cache.ts';
import type { Deps } from '../../deps.ts';
import type { ListingEventReport } from './event-counter.ts';

/**
 * Events of a kind that count per listing, day and client address: several, since people share an address, and few, since
 * anybody can send as many as they like.
 */
const maxCounted = 10;
/** What is held in memory, about 10 MB, and for how long in milliseconds. */
const limits = { max: 50_000, ttlMs: dayMs };

/** Which events count, by the client's address: in memory of each process, as a hash with a secret that is never stored. */
export function createCountedEvents({ clock }: Pick<Deps, 'clock'>) {
  const counts = createLruCache<number>(limits);
  const secret = randomBytes(32);
  const toKey = (...parts: (string | number)[]): string =>
    createHmac('sha256', secret).update(parts.join(' ')).digest('base64url').slice(0, 22);

  return {
    /** Whether one more event counts. */
    take({ kind, id, event }: ListingEventReport, client: string): boolean {
      const key = toKey(client, kind, id, event, toBudapestDay(clock.now()));
      const count = counts.get(key) ?? 0;
      if (count >= maxCounted) return false;
      counts.set(key, count + 1);
      return true;
    },
  };
}
