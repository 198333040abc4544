import type { CardsByKind } from '@piacter/contracts/favourites';
import { type ListingKind, type ListingTarget, listingKinds } from '@piacter/contracts/listings/values';
import type { ReactNode } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { AccommodationListingCard } from '../../accommodations/card/index.ts';
import { PropertyResultCard } from '../../properties/card/index.ts';
import { ServiceListingCard } from '../../services/card/index.ts';

/** Loads the cards of listings of any kind; those that are not published are missing in the reply. */
export function useCards(listings: readonly ListingTarget[] | undefined) {
  const toIDs = (kind: ListingKind) =>
    (listings ?? [])
      .flatMap((one) => (one.kind === kind ? one.id : []))
      // The same cards in another order are the same request.
      .sort((one, other) => one - other)
      .join(',');
  const query = Object.fromEntries(listingKinds.map((kind) => [kind, toIDs(kind)]));
  return useApi('GET /api/listing-cards', listings && listings.length > 0 ? { query } : null);
}

/** A card with the current price, in the unit of its kind. */
export type ListedCard = { card: ReactNode; price: number | null };

const finders: Record<ListingKind, (cards: CardsByKind, id: number) => ListedCard | undefined> = {
  property: (cards, id) => {
    const property = cards.property.find(({ realEstateID }) => realEstateID === id);
    return property && { card: <PropertyResultCard property={property} />, price: property.price };
  },
  accommodation: (cards, id) => {
    const accommodation = cards.accommodation.find(({ accommodationID }) => accommodationID === id);
    return (
      accommodation && {
        card: <AccommodationListingCard accommodation={accommodation} />,
        price: accommodation.pricePerPerson || null,
      }
    );
  },
  service: (cards, id) => {
    const service = cards.service.find(({ serviceID }) => serviceID === id);
    return service && { card: <ServiceListingCard service={service} />, price: service.price };
  },
};

export const findCard = (cards: CardsByKind, { kind, id }: ListingTarget): ListedCard | undefined =>
  finders[kind](cards, id);
