import type { QueryTo } from '@piacter/contracts';
import { api, useApi } from '../../../lib/api/index.ts';
import { toOptions } from '../../../ui/fields/select-field.tsx';
import { type FilterOptions, SearchPage, useListingSearch, type Values } from '../../search/index.ts';
import { ServiceListingCard } from '../card/service-listing-card.tsx';
import { serviceFilters } from './service-filters.ts';
import { text } from './text.ts';

const call = 'GET /api/search-professionals';

// What stands in the address goes to the server as it is: it is the server that says what is wrong with it.
const queryOf = (values: Values) => values as QueryTo<typeof call>;

function useServiceOptions(): FilterOptions {
  const professions = useApi('GET /api/service_types_order', {}).data;
  const countries = useApi('GET /api/countries', {}).data;
  return {
    serviceType: professions && toOptions(professions.data, 'typeID', 'typeName'),
    countryID: countries && toOptions(countries.data, 'countryID', 'countryName'),
  };
}

/** SPR-01, SPR-02: the public search of professionals. */
export function ServiceSearchPage() {
  const listing = useListingSearch(serviceFilters, useServiceOptions);
  const answer = useApi(call, { query: queryOf(listing.search.query) });
  return (
    <SearchPage
      kind="szakember"
      title={text.title}
      listing={listing}
      answer={answer}
      countOf={(values) => api(call, { query: queryOf(values), isBackground: true })}
      renderCard={(service, isInView) => (
        <ServiceListingCard key={service.serviceID} service={service} priority={isInView} />
      )}
    />
  );
}
