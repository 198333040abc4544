import { SearchPage } from '../../search/index.ts';
import { ServiceListingCard } from '../card/service-listing-card.tsx';
import { serviceSearch } from './service-search.ts';
import { text } from './text.ts';

/** /szakemberek (SPR-01, SPR-02). */
export const ServiceSearchPage = () => (
  <SearchPage
    search={serviceSearch}
    title={text.title}
    kind="service"
    loadWords={() => import('../words/index.ts')}
    queryExample={text.queryExample}
    renderCard={(service, isInView) => (
      <ServiceListingCard key={service.serviceID} service={service} priority={isInView} />
    )}
  />
);
