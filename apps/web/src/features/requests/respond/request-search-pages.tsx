import { isFound } from '@piacter/contracts/lifecycle/values';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { listingCalls } from '../../kinds/index.ts';
import { useSearch } from '../../search/index.ts';
import { summarizeRequest } from '../card/index.ts';
import { requestSearches } from '../search/index.ts';
import { RequestSearchPage } from './request-search-page.tsx';
import { text } from './text.ts';

/**
 * Leads who comes without a filter to the requests in their professions and area, if they have a published service.
 * False until that is known, so that nothing is searched twice. The filter can be taken off as any other.
 */
function useOwnAreaFirst(): boolean {
  const isFiltered = useLocation().search !== '';
  const navigate = useNavigate();
  const [isSettled, setSettled] = useState(isFiltered);
  const { data, error } = useApi(listingCalls.service.ownListings, isSettled ? null : {});
  const isKnown = data !== undefined || error !== undefined;
  const lead = useEffectEvent(() => {
    if (data?.data.some(({ state }) => isFound(state))) void navigate('?ownArea=1', { replace: true });
    else setSettled(true);
  });
  useEffect(() => {
    if (isFiltered) setSettled(true);
    else if (!isSettled && isKnown) lead();
  }, [isFiltered, isSettled, isKnown]);
  return isSettled || isFiltered;
}

const live = { isLive: true } as const;

/** /szakember/ajanlatkerok-keresese (OFF-01). */
export const ServiceRequestSearchPage = () =>
  useOwnAreaFirst() ? <ServiceRequestSearch /> : <PageHead title={text.title} />;

const ServiceRequestSearch = () => (
  <RequestSearchPage
    kind="service"
    search={useSearch(requestSearches.service, live)}
    summarize={summarizeRequest.service}
    badge={({ hasOwnOffer }) => hasOwnOffer === 1 && <Badge variant="on">{text.ownOffer}</Badge>}
  />
);

/** /szallasado/ajanlatkerok-keresese (RAC-06). */
export const AccommodationRequestSearchPage = () => (
  <RequestSearchPage
    kind="accommodation"
    search={useSearch(requestSearches.accommodation, live)}
    summarize={summarizeRequest.accommodation}
  />
);

/** /ingatlan_tulajdonos/ajanlatkerok-keresese (RRE-06). */
export const PropertyRequestSearchPage = () => (
  <RequestSearchPage
    kind="property"
    search={useSearch(requestSearches.property, live)}
    summarize={summarizeRequest.property}
  />
);
