import type { PropertyDetail } from '@piacter/contracts/properties';
import { SimilarListings } from '../../listings/similar/index.ts';
import { PropertyResultCard } from '../card/property-listing-card.tsx';

/** Maximum relative difference in price. */
const priceTolerance = 0.3;

/** Properties of the same kind: in the settlement at a similar price, then at any price, then in the county, then anywhere. */
export function SimilarProperties({ property }: { property: PropertyDetail }) {
  const { adType, houseType, price, settlement, countyRegion, realEstateID } = property;
  const sameKind = { adType: String(adType), ...(houseType && { houseType: String(houseType) }) };
  const aboutThePrice = {
    priceFrom: String(Math.floor(price * (1 - priceTolerance))),
    priceTo: String(Math.ceil(price * (1 + priceTolerance))),
  };
  return (
    <SimilarListings
      call="GET /api/search-real-estates"
      queries={[
        { ...sameKind, ...aboutThePrice, settlement },
        { ...sameKind, settlement },
        { ...sameKind, ...aboutThePrice, countyRegion: countyRegion ?? '' },
        { ...sameKind, countyRegion: countyRegion ?? '' },
        sameKind,
      ]}
      own={realEstateID}
      idOf={(card) => card.realEstateID}
    >
      {(card) => <PropertyResultCard key={card.realEstateID} property={card} />}
    </SimilarListings>
  );
}
