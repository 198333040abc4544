import { createRecord } from '@piacter/contracts/core';
import type { ComparedListings, CompareQuery } from '@piacter/contracts/favourites';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings';
import { ApiError } from '../../core/http/api-error.ts';

/** The services of the listing kinds, as far as their pages are concerned. */
type DetailSources = {
  [Kind in ListingKind]: { asVisitor: (listingID: number) => Promise<ComparedListings[Kind][number]> };
};

async function findAll<Listing>(
  ids: readonly number[],
  find: (id: number) => Promise<Listing>,
): Promise<Listing[]> {
  const found = await Promise.all(
    ids.map((id) =>
      find(id).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'not_found') return undefined;
        throw error;
      }),
    ),
  );
  return found.flatMap((listing) => listing ?? []);
}

/** Returns the function that finds listings of one kind as a visitor sees them on their pages, ended ones included; others are left out. */
export const createComparison =
  (sources: DetailSources) =>
  async ({ kind, ids }: CompareQuery): Promise<ComparedListings> => ({
    ...createRecord(listingKinds, () => []),
    [kind]: await findAll<ComparedListings[ListingKind][number]>(ids, sources[kind].asVisitor),
  });

export type Compare = ReturnType<typeof createComparison>;
