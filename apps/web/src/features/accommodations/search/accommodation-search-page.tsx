import type { QueryTo } from '@piacter/contracts';
import { api, useApi } from '../../../lib/api/index.ts';
import { SearchPage, useListingSearch, type Values } from '../../search/index.ts';
import { AccommodationListingCard } from '../card/accommodation-listing-card.tsx';
import { accommodationFilters } from './accommodation-filters.ts';
import { text } from './text.ts';
import { useAccommodationOptions } from './use-accommodation-options.ts';

const call = 'GET /api/search-accommodations';

// What stands in the address goes to the server as it is: it is the server that says what is wrong with it.
const queryOf = (values: Values) => values as QueryTo<typeof call>;

/** SAC-01 to SAC-04: the public search of accommodations. */
export function AccommodationSearchPage() {
  const listing = useListingSearch(accommodationFilters, useAccommodationOptions);
  const answer = useApi(call, { query: queryOf(listing.search.query) });
  return (
    <SearchPage
      kind="szallas"
      title={text.title}
      listing={listing}
      answer={answer}
      countOf={(values) => api(call, { query: queryOf(values), isBackground: true })}
      renderCard={(accommodation, isInView) => (
        <AccommodationListingCard
          key={accommodation.accommodationID}
          accommodation={accommodation}
          priority={isInView}
        />
      )}
    />
  );
}
