import type { CardsByKind, CardsQuery } from '@piacter/contracts/favourites';
import type { ListingKind } from '@piacter/contracts/listings';

/** The services of the listing kinds, as far as their cards are concerned. */
type CardSources = {
  [Kind in ListingKind]: { cards: (listingIDs: readonly number[]) => Promise<CardsByKind[Kind]> };
};

/** Returns the function that finds the cards of published listings of every kind by their ids. */
export const createListingCards =
  ({ property, accommodation, service }: CardSources) =>
  async (ids: CardsQuery): Promise<CardsByKind> => {
    const [properties, accommodations, services] = await Promise.all([
      property.cards(ids.property ?? []),
      accommodation.cards(ids.accommodation ?? []),
      service.cards(ids.service ?? []),
    ]);
    return { property: properties, accommodation: accommodations, service: services };
  };

export type FindListingCards = ReturnType<typeof createListingCards>;
