import { type ListingKind, listingIDFieldByKind } from '@piacter/contracts/listings/values';
import { listingPathsByKind } from '@piacter/contracts/site/paths';
import { useApi } from '../../../lib/api/index.ts';
import { useUnfinishedListing } from '../../drafts/index.tsx';
import { listingCalls } from '../../kinds/index.ts';

/** A listing that its advertiser has begun and not published: where it is continued, and when it was left or created. */
export type WaitingListing = { to: string; since: string };

/** The half-filled form of a new listing, or else the latest draft; undefined without either, and while they are loaded. */
export function useWaitingListing(kind: ListingKind): WaitingListing | undefined {
  const { newListing, listing } = listingPathsByKind[kind];
  const unfinished = useUnfinishedListing(kind);
  const own = useApi(listingCalls[kind].ownListings, {}).data?.data ?? [];
  if (unfinished) return { to: newListing, since: unfinished.updated };
  const [latest] = own
    .filter(({ state }) => state === 'draft')
    .sort((a, b) => b.created.localeCompare(a.created));
  return latest && { to: listing(Reflect.get(latest, listingIDFieldByKind[kind])), since: latest.created };
}
