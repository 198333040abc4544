import { upperFirst } from '@piacter/contracts/core/hungarian';
import type { OwnServiceCard } from '@piacter/contracts/services';
import { paths, professionalPaths } from '@piacter/contracts/site/paths';
import { api, useApi } from '../../../lib/api/index.ts';
import { OwnListings } from '../../desks/index.tsx';
import { getEnding } from '../../lifecycle/index.ts';
import type { OwnListing } from '../../listings/own/index.ts';
import { formatCoverage } from '../card/service-facts.ts';
import { ownListingsText as text } from '../text.ts';

const toOwnListing = (service: OwnServiceCard): OwnListing => {
  const { mainImg, imageCount, packageType, created, disableAddress, hiddenReason, title } = service;
  const { state, nextStates, expiresAt } = service;
  const coverage = formatCoverage(service);
  return {
    id: service.serviceID,
    kind: 'service',
    ...{ state, nextStates, expiresAt },
    ending: getEnding('service'),
    kindText: upperFirst(service.serviceTypeName),
    title,
    ...(service.price && { price: { amount: service.price, unit: text.priceFrom } }),
    facts: coverage === null ? [] : [{ sign: 'place', text: coverage }],
    ...{ mainImg, imageCount, packageType, created, disableAddress, hiddenReason },
    publicPath: paths.service(service.serviceUrl),
    editPath: professionalPaths.listing(service.serviceID),
  };
};

const useOwnServices = () => useApi('GET /api/professional-services', {});

/** /szakember/szolgaltatasaim (PRO-01). */
export const OwnServicesPage = () => (
  <OwnListings<OwnServiceCard>
    config={{
      kind: 'service',
      words: text,
      newPath: professionalPaths.newListing,
      editPath: professionalPaths.listing,
      useList: useOwnServices,
      remove: ({ serviceID }) => api('DELETE /api/professionals/{id}', { params: { id: serviceID } }),
      toOwnListing,
    }}
  />
);
