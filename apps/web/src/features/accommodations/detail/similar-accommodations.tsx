import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import { SimilarListings } from '../../listings/similar/index.ts';
import { AccommodationListingCard } from '../card/index.ts';

/** Accommodations of the same type in the settlement, then of any type there, then of the type in the region. */
export function SimilarAccommodations({ accommodation }: { accommodation: AccommodationDetail }) {
  const { accommodationTypeID, settlement, countyRegion, accommodationID } = accommodation;
  const accommodationType = String(accommodationTypeID);
  return (
    <SimilarListings
      call="GET /api/search-accommodations"
      queries={[
        { accommodationType, settlement },
        { settlement },
        { accommodationType, region: countyRegion ?? '' },
      ]}
      own={accommodationID}
      idOf={(card) => card.accommodationID}
    >
      {(card) => <AccommodationListingCard key={card.accommodationID} accommodation={card} />}
    </SimilarListings>
  );
}
