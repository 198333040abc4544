import type { AccommodationCard } from '@piacter/contracts/accommodations';
import { AccommodationListingCard } from '../card/index.ts';
import type { AskedStay } from '../stay/index.ts';

/** One in a list of listings of all kinds, with its price in the unit of its card. */
export const listedAccommodation = {
  getID: ({ accommodationID }: AccommodationCard) => accommodationID,
  getPrice: ({ pricePerPerson }: AccommodationCard) => pricePerPerson || null,
  render: (accommodation: AccommodationCard, asked?: AskedStay) => (
    <AccommodationListingCard accommodation={accommodation} {...(asked && { asked })} />
  ),
};
