import type { ServiceDetail } from '@piacter/contracts/services';
import { SimilarListings } from '../../listings/similar/index.ts';
import { ServiceListingCard } from '../card/index.ts';

/** Services of the same profession: in the settlement, then anywhere. */
export function SimilarServices({ service }: { service: ServiceDetail }) {
  const { selectedServiceTypes, settlement, serviceID } = service;
  const [profession] = selectedServiceTypes;
  const sameProfession = profession ? { serviceType: String(profession.serviceTypeID) } : {};
  return (
    <SimilarListings
      call="GET /api/search-professionals"
      queries={[{ ...sameProfession, settlement: settlement ?? '' }, sameProfession]}
      own={serviceID}
      idOf={(card) => card.serviceID}
    >
      {(card) => <ServiceListingCard key={card.serviceID} service={card} />}
    </SimilarListings>
  );
}
