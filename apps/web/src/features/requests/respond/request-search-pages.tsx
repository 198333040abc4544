import { Badge } from '../../../ui/badge.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { useSearch } from '../../search/index.ts';
import { summarizeRequest } from '../card/index.ts';
import { requestSearches } from '../search/index.ts';
import { RequestSearchPage } from './request-search-page.tsx';
import { text } from './text.ts';
import { useOwnAreaFirst } from './use-own-area-first.ts';

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
