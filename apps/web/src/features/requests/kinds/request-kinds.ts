import type { RequestKind } from '@piacter/contracts/requests/values';
import IconBed from '@tabler/icons-react/dist/esm/icons/IconBed.mjs';
import IconBuildingCommunity from '@tabler/icons-react/dist/esm/icons/IconBuildingCommunity.mjs';
import IconTool from '@tabler/icons-react/dist/esm/icons/IconTool.mjs';
import type { ComponentType } from 'react';
import type { IconShape } from '../../../ui/icon.tsx';

export const requestIcons: Record<RequestKind, IconShape> = {
  service: IconTool,
  accommodation: IconBed,
  property: IconBuildingCommunity,
};

const lists = () => import('../own/own-requests-pages.tsx');
const searches = () => import('../respond/request-search-pages.tsx');
const answers = () => import('../respond/request-pages.tsx');

type Name = 'list' | 'create' | 'own' | 'search' | 'answer';

/** The pages of each kind of request: those of the requester, and those of the advertisers who may answer. */
export const requestPages: Record<RequestKind, Record<Name, () => Promise<ComponentType>>> = {
  service: {
    list: () => lists().then((m) => m.OwnServiceRequestsPage),
    create: () => import('../form/new-service-request-page.tsx').then((m) => m.NewServiceRequestPage),
    own: () => import('../form/own-service-request-page.tsx').then((m) => m.OwnServiceRequestPage),
    search: () => searches().then((m) => m.ServiceRequestSearchPage),
    answer: () => answers().then((m) => m.ServiceRequestPage),
  },
  accommodation: {
    list: () => lists().then((m) => m.OwnAccommodationRequestsPage),
    create: () =>
      import('../form/new-accommodation-request-page.tsx').then((m) => m.NewAccommodationRequestPage),
    own: () =>
      import('../form/own-accommodation-request-page.tsx').then((m) => m.OwnAccommodationRequestPage),
    search: () => searches().then((m) => m.AccommodationRequestSearchPage),
    answer: () => answers().then((m) => m.AccommodationRequestPage),
  },
  property: {
    list: () => lists().then((m) => m.OwnPropertyRequestsPage),
    create: () => import('../form/new-property-request-page.tsx').then((m) => m.NewPropertyRequestPage),
    own: () => import('../form/edit-property-request-page.tsx').then((m) => m.EditPropertyRequestPage),
    search: () => searches().then((m) => m.PropertyRequestSearchPage),
    answer: () => answers().then((m) => m.PropertyRequestPage),
  },
};
