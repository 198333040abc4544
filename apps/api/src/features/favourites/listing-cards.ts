import { createRecord } from '@piacter/contracts/core';
import type { CardsByKind, CardsQuery } from '@piacter/contracts/favourites';
import { type ListingKind, listingKinds } from '@piacter/contracts/listings';

/** The services of the listing kinds, as far as their cards are concerned. */
type CardSources = {
  [Kind in ListingKind]: {
    cards: (listingIDs: readonly number[], asked: CardsQuery) => Promise<CardsByKind[Kind]>;
  };
};

/** Returns the function that finds the cards of published listings of every kind by their ids, for a stay or none. */
export const createListingCards =
  (sources: CardSources) =>
  async (query: CardsQuery): Promise<CardsByKind> => {
    const found: CardsByKind = createRecord(listingKinds, () => []);
    const find = async <Kind extends ListingKind>(kind: Kind) => {
      found[kind] = await sources[kind].cards(query[kind] ?? [], query);
    };
    await Promise.all(listingKinds.map(find));
    return found;
  };

export type FindListingCards = ReturnType<typeof createListingCards>;
