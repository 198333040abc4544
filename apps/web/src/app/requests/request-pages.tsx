import type { RequestKind } from '@piacter/contracts/requests/values';
import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import type { ComponentType } from 'react';
import type { IconShape } from '../../ui/icon.tsx';

export const requestIcons: Record<RequestKind, IconShape> = {
  service: IconTool,
  accommodation: IconBed,
  property: IconBuildingCommunity,
};

const lists = () => import('../../features/requests/own/own-requests-pages.tsx');
const searches = () => import('../../features/requests/respond/request-search-pages.tsx');
const answers = () => import('../../features/requests/respond/request-pages.tsx');

/** The page of one of the user's requests with the offers on it. */
const loadOwnServiceRequest = async () => {
  const [{ OwnServiceRequestPage }, { ReceivedOffers }] = await Promise.all([
    import('../../features/requests/form/own-service-request-page.tsx'),
    import('../../features/offers/received/index.ts'),
  ]);
  return () => <OwnServiceRequestPage Offers={ReceivedOffers} />;
};

/** The page of a request with the professional's offer on it. */
const loadServiceRequest = async () => {
  const [{ ServiceRequestPage }, { OfferSection }] = await Promise.all([
    answers(),
    import('../../features/offers/send/index.ts'),
  ]);
  return () => <ServiceRequestPage Offer={OfferSection} />;
};

type Name = 'list' | 'create' | 'own' | 'search' | 'answer';

/** The pages of each kind of request: those of the requester, and those of the advertisers who may answer. */
export const requestPages: Record<RequestKind, Record<Name, () => Promise<ComponentType>>> = {
  service: {
    list: () => lists().then((m) => m.OwnServiceRequestsPage),
    create: () =>
      import('../../features/requests/form/new-service-request-page.tsx').then(
        (m) => m.NewServiceRequestPage,
      ),
    own: loadOwnServiceRequest,
    search: () => searches().then((m) => m.ServiceRequestSearchPage),
    answer: loadServiceRequest,
  },
  accommodation: {
    list: () => lists().then((m) => m.OwnAccommodationRequestsPage),
    create: () =>
      import('../../features/requests/form/new-accommodation-request-page.tsx').then(
        (m) => m.NewAccommodationRequestPage,
      ),
    own: () =>
      import('../../features/requests/form/own-accommodation-request-page.tsx').then(
        (m) => m.OwnAccommodationRequestPage,
      ),
    search: () => searches().then((m) => m.AccommodationRequestSearchPage),
    answer: () => answers().then((m) => m.AccommodationRequestPage),
  },
  property: {
    list: () => lists().then((m) => m.OwnPropertyRequestsPage),
    create: () =>
      import('../../features/requests/form/new-property-request-page.tsx').then(
        (m) => m.NewPropertyRequestPage,
      ),
    own: () =>
      import('../../features/requests/form/edit-property-request-page.tsx').then(
        (m) => m.EditPropertyRequestPage,
      ),
    search: () => searches().then((m) => m.PropertyRequestSearchPage),
    answer: () => answers().then((m) => m.PropertyRequestPage),
  },
};
