import { lazy } from 'react';
import { SearchPage } from '../../search/index.ts';
import { AccommodationListingCard } from '../card/accommodation-listing-card.tsx';
import { accommodationSearch } from './accommodation-search.ts';
import { text } from './text.ts';

const StayProposals = lazy(() => import('./stay-proposals.tsx').then((m) => ({ default: m.StayProposals })));

/** /szallasok (SAC-01 to SAC-04). */
export const AccommodationSearchPage = () => (
  <SearchPage
    search={accommodationSearch}
    title={text.title}
    kind="accommodation"
    loadWords={() => import('../words/index.ts')}
    queryExample={text.queryExample}
    renderCard={(accommodation, isInView, values) => (
      <AccommodationListingCard
        key={accommodation.accommodationID}
        accommodation={accommodation}
        priority={isInView}
        asked={values}
      />
    )}
    renderProposals={(search) => search.applied.arrival && <StayProposals search={search} />}
  />
);
