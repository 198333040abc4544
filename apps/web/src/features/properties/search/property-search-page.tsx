import type { QueryTo } from '@piacter/contracts';
import { api, useApi } from '../../../lib/api/index.ts';
import { SearchPage, useListingSearch, type Values } from '../../search/index.ts';
import { PropertyResultCard } from '../card/property-listing-card.tsx';
import { propertyFilters } from './property-filters.ts';
import { text } from './text.ts';
import { usePropertyOptions } from './use-property-options.ts';

const call = 'GET /api/search-real-estates';

// What stands in the address goes to the server as it is: it is the server that says what is wrong with it.
const queryOf = (values: Values) => values as QueryTo<typeof call>;

/** SRP-01: the public search of properties. */
export function PropertySearchPage() {
  const listing = useListingSearch(propertyFilters, usePropertyOptions);
  const answer = useApi(call, { query: queryOf(listing.search.query) });
  return (
    <SearchPage
      kind="ingatlan"
      title={text.title}
      listing={listing}
      answer={answer}
      countOf={(values) => api(call, { query: queryOf(values), isBackground: true })}
      renderCard={(property, isInView) => (
        <PropertyResultCard key={property.realEstateID} property={property} priority={isInView} />
      )}
    />
  );
}
