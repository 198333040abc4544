import type { BodyTo } from '@piacter/contracts';
import type { ListingTarget } from '@piacter/contracts/listings/values';
import type { ListingEvent } from '@piacter/contracts/statistics/values';
import { useEffect } from 'react';
import { readSession, useSession } from '../../../lib/session.ts';

/** Milliseconds for which a listing has to be visible to count as viewed. */
const viewDelayMs = 2000;

/** What was reported since the site was loaded: coming back to a listing is no second view. */
const reported = new Set<string>();

/**
 * Reports an event of a listing, once per page load. There is nothing about the visitor in it: it carries no cookie and
 * no token. A failure is ignored.
 */
function reportListingEvent({ kind, id }: ListingTarget, event: ListingEvent): void {
  const key = `${event} ${kind} ${id}`;
  if (reported.has(key)) return;
  reported.add(key);
  const body: BodyTo<'POST /api/statistics/listing-events'> = { kind, id, event };
  void fetch('/api/statistics/listing-events', {
    method: 'POST',
    // Completes even if the page is left.
    keepalive: true,
    credentials: 'omit',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}

/** Whether the visitor's events count: not those of the owner and the admin. */
const useIsCounted = (ownerID: number): boolean => {
  const session = useSession();
  return session?.path !== 'admin' && session?.sub !== String(ownerID);
};

/** Reports the view of a listing, and returns the function that reports its other events. */
export function useListingEvents(
  { kind, id }: ListingTarget,
  ownerID: number,
): (event: Exclude<ListingEvent, 'view'>) => void {
  const isCounted = useIsCounted(ownerID);
  useEffect(() => {
    if (!isCounted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      // A page in a background tab may never be looked at.
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => reportListingEvent({ kind, id }, 'view'), viewDelayMs);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [kind, id, isCounted]);
  return (event) => {
    if (isCounted) reportListingEvent({ kind, id }, event);
  };
}

/**
 * Reports a contact from a card, which does not know its owner: not those of the admin, nor of advertisers, among whom the
 * owner may be.
 */
export function reportContact(listing: ListingTarget): void {
  const role = readSession()?.path;
  if (role === undefined || role === 'ajanlatkero') reportListingEvent(listing, 'contact');
}
