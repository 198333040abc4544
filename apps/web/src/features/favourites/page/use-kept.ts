import type { Favourite } from '@piacter/contracts/favourites';
import { isSameListing, type ListingTarget } from '@piacter/contracts/listings/values';
import type { ApiFailure } from '../../../lib/api/index.ts';
import { api, useApi } from '../../../lib/api/index.ts';
import { useSession } from '../../../lib/session.ts';
import { browserFavourites } from '../heart/index.ts';
import { saveOptimistically } from '../save-optimistically.ts';

/** A favourite; only the account knows why one is not live any more. */
export type Kept = Omit<Favourite, 'state' | 'price'> & { state?: Favourite['state'] };

/** A change of the note, or of the position among those of the kind, from 0. */
export type KeptChange = { note?: string; position?: number };

export type KeptList = {
  /** Undefined while loading. */
  kept: readonly Kept[] | undefined;
  failure: ApiFailure | undefined;
  retry: () => void;
  update: (listing: ListingTarget, change: KeptChange) => void;
  remove: (listing: ListingTarget) => void;
};

/** The list after a change; the kinds are independent of each other. */
export function applyChange<Entry extends ListingTarget & { note: string }>(
  kept: readonly Entry[],
  listing: ListingTarget,
  { note, position }: KeptChange,
): Entry[] {
  const noted = kept.map((one) =>
    isSameListing(listing)(one) && note !== undefined ? { ...one, note } : one,
  );
  const moved = noted.find(isSameListing(listing));
  if (position === undefined || moved === undefined) return noted;
  const isOther = (one: Entry) => one.kind === listing.kind && one !== moved;
  return [
    ...noted.filter(({ kind }) => kind !== listing.kind),
    ...noted.filter(isOther).toSpliced(position, 0, moved),
  ];
}

const withoutListing = <Entry extends ListingTarget>(kept: readonly Entry[], listing: ListingTarget) =>
  kept.filter((one) => !isSameListing(listing)(one));

function useKeptInAccount(hasAccount: boolean): KeptList {
  const { data: reply, error: failure, mutate } = useApi('GET /api/favourites', hasAccount ? {} : null);
  const kept = reply?.data;

  const save = (data: Favourite[], send: () => Promise<unknown>): void =>
    saveOptimistically(mutate, data, send);
  const path = 'PATCH /api/favourites/{kind}/{id}';
  return {
    kept,
    failure: kept ? undefined : failure,
    retry: () => void mutate(),
    update: ({ kind, id }, change) =>
      save(applyChange(kept ?? [], { kind, id }, change), () =>
        api(path, { params: { kind, id }, body: change, isBackground: true }),
      ),
    remove: ({ kind, id }) =>
      save(withoutListing(kept ?? [], { kind, id }), () =>
        api('DELETE /api/favourites/{kind}/{id}', { params: { kind, id }, isBackground: true }),
      ),
  };
}

/** The favourites of the account, or without one those of the browser. */
export function useKept(): KeptList {
  const hasAccount = useSession() !== null;
  const inAccount = useKeptInAccount(hasAccount);
  const inBrowser = browserFavourites.use();
  if (hasAccount) return inAccount;
  return {
    kept: inBrowser,
    failure: undefined,
    retry: () => undefined,
    update: (listing, change) => browserFavourites.write(applyChange(inBrowser, listing, change)),
    remove: (listing) => browserFavourites.write(withoutListing(inBrowser, listing)),
  };
}
