import type { RequestKind } from '@piacter/contracts/requests/values';
import { watchesPath } from '@piacter/contracts/site/paths';
import type { ReactElement } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { Link } from '../../../ui/link.tsx';
import { AccommodationListingCard } from '../../accommodations/card/index.ts';
import { SimilarListings } from '../../listings/similar/index.ts';
import { PropertyResultCard } from '../../properties/card/index.ts';
import { ServiceListingCard } from '../../services/card/index.ts';
import { text } from './text.ts';

type Props = { kind: RequestKind; requestID: number };

/** Two rows of the grid on a wide screen. */
const maxMatching = 8;

interface ListProps {
  max: number;
  title: string;
  hint: ReactElement;
  queries: readonly Record<string, string>[];
}

const lists: Record<RequestKind, (props: ListProps) => ReactElement> = {
  property: (props) => (
    <SimilarListings {...props} call="GET /api/search-real-estates" idOf={(card) => card.realEstateID}>
      {(card) => <PropertyResultCard key={card.realEstateID} property={card} />}
    </SimilarListings>
  ),
  accommodation: (props) => (
    <SimilarListings {...props} call="GET /api/search-accommodations" idOf={(card) => card.accommodationID}>
      {(card) => <AccommodationListingCard key={card.accommodationID} accommodation={card} />}
    </SimilarListings>
  ),
  service: (props) => (
    <SimilarListings {...props} call="GET /api/search-professionals" idOf={(card) => card.serviceID}>
      {(card) => <ServiceListingCard key={card.serviceID} service={card} />}
    </SimilarListings>
  ),
};

/** The newest listings that fit one of the caller's open requests (WATCH-03); nothing without any. */
export function MatchingListings({ kind, requestID }: Props) {
  const { data } = useApi('GET /api/request-searches/{kind}/{requestID}', { params: { kind, requestID } });
  const searches = data?.data ?? [];
  if (searches.length === 0) return null;
  const List = lists[kind];
  return (
    <List
      max={maxMatching}
      title={text.title}
      hint={
        <>
          {text.hint} <Link to={watchesPath('ajanlatkero')}>{text.watches}</Link>
        </>
      }
      queries={searches.map(({ query }) => ({
        ...Object.fromEntries(new URLSearchParams(query)),
        sort: 'newest',
      }))}
    />
  );
}
