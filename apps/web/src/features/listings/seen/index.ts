import type { ListingTarget } from '@piacter/contracts/listings/values';
import { useEffect } from 'react';
import { createStoredList } from '../../../lib/stored-list.ts';
import { readCookieStatus } from '../../../ui/cookie/cookie-status.ts';

/** Number of listings that are remembered: two rows of the home page. */
const maxSeen = 8;

/** What was seen on this device, the last first; it never leaves the browser. */
export const seenListings = createStoredList<ListingTarget>('recentlySeen');

/** Remembers that the page of a listing was opened, unless the visitor declined to be remembered. */
export function useSeenRecord({ kind, id }: ListingTarget): void {
  useEffect(() => {
    if (readCookieStatus() === 0) return;
    const others = seenListings.read().filter((one) => one.kind !== kind || one.id !== id);
    seenListings.write([{ kind, id }, ...others].slice(0, maxSeen));
  }, [kind, id]);
}
