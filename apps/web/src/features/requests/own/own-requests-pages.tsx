import type {
  AccommodationRequestCard,
  OwnServiceRequestCard,
  PropertyRequestCard,
} from '@piacter/contracts/requests';
import { api } from '../../../lib/api/index.ts';
import { useSearch } from '../../search/index.ts';
import { summarizeRequest } from '../card/index.ts';
import { ownRequestSearches } from '../search/index.ts';
import { type OwnRequestsConfig, OwnRequestsPage } from './own-requests-page.tsx';

const live = { isLive: true } as const;

const serviceRequests: OwnRequestsConfig<OwnServiceRequestCard> = {
  kind: 'service',
  useList: () => useSearch(ownRequestSearches.service, live),
  summarize: summarizeRequest.service,
  isAnswered: ({ hasResponse }) => hasResponse === 1,
  remove: (id) => api('DELETE /api/service-requests/{id}', { params: { id } }),
};

const accommodationRequests: OwnRequestsConfig<AccommodationRequestCard> = {
  kind: 'accommodation',
  useList: () => useSearch(ownRequestSearches.accommodation, live),
  summarize: summarizeRequest.accommodation,
  isAnswered: ({ hasResponse }) => hasResponse === 1,
  remove: (id) => api('DELETE /api/accommodation-requests/{id}', { params: { id } }),
};

const propertyRequests: OwnRequestsConfig<PropertyRequestCard> = {
  kind: 'property',
  useList: () => useSearch(ownRequestSearches.property, live),
  summarize: summarizeRequest.property,
  isAnswered: () => false,
  remove: (id) => api('DELETE /api/real-estate-requests/{id}', { params: { id } }),
};

/** /ajanlatkero/szakember_ajanlatkeresek (REQ-02). */
export const OwnServiceRequestsPage = () => <OwnRequestsPage of={serviceRequests} />;

/** /ajanlatkero/szallas_ajanlatkeresek (RAC-01). */
export const OwnAccommodationRequestsPage = () => <OwnRequestsPage of={accommodationRequests} />;

/** /ajanlatkero/ingatlan_ajanlatkeresek (RRE-01). */
export const OwnPropertyRequestsPage = () => <OwnRequestsPage of={propertyRequests} />;
