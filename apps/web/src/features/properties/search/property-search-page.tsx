import type { QueryTo } from '@piacter/contracts';
import { useState } from 'react';
import { api, useApi } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { SearchPage, useSearch, type Values } from '../../search/index.ts';
import { PropertyResultCard } from '../card/property-listing-card.tsx';
import { propertyFilters } from './property-filters.ts';
import { text } from './text.ts';
import { usePropertyOptions } from './use-property-options.ts';

const call = 'GET /api/search-real-estates';

/** Cards whose pictures are in view when the page opens; the server preloads as many. */
const firstCards = 2;

// What stands in the address goes to the server as it is: it is the server that says what is wrong with it.
const queryOf = (values: Values) => values as QueryTo<typeof call>;

const countOf = (values: Values) => api(call, { query: queryOf(values), isBackground: true });

/** SRP-01: the public search of properties. */
export function PropertySearchPage() {
  usePageTitle(text.title);
  const search = useSearch(propertyFilters);
  const [isOpened, setOpened] = useState<boolean>();
  const detailsOpen = isOpened ?? search.hasDetails;
  const options = usePropertyOptions(detailsOpen || search.hasDetails);
  const answer = useApi(call, { query: queryOf(search.query) });
  return (
    <SearchPage
      title={text.title}
      kind="ingatlan"
      order={text.order}
      place={search.applied.settlement}
      search={search}
      options={options}
      answer={answer}
      countOf={countOf}
      detailsOpen={detailsOpen}
      onToggleDetails={() => setOpened(!detailsOpen)}
      renderCard={(property, index) => (
        <PropertyResultCard key={property.realEstateID} property={property} priority={index < firstCards} />
      )}
    />
  );
}
