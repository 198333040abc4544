import type { OwnServiceCard } from '@piacter/contracts/services';
import { paths, professionalPaths } from '../../../app/paths.ts';
import { api, useApi } from '../../../lib/api/index.ts';
import { type OwnListing, OwnListingsPage } from '../../listings/own/index.ts';
import { text } from './text.ts';

/** What it covers, in one line; '' for a service that names nothing. */
const coverageOf = ({ coverage, moreCoverage }: OwnServiceCard): string =>
  [coverage.join(', '), moreCoverage > 0 && text.more(moreCoverage)].filter(Boolean).join(' ');

const listingOf = (service: OwnServiceCard): OwnListing => {
  const { mainImg, imageCount, packageType, created, disableAddress, title, settlement } = service;
  const covered = coverageOf(service);
  return {
    id: service.serviceID,
    idField: 'serviceID',
    kind: 'szakember',
    kindText: service.serviceTypeName,
    title,
    ...(service.price !== null && { price: { amount: service.price, unit: text.priceFrom } }),
    place: settlement ?? undefined,
    facts: covered === '' ? [] : [{ sign: 'place', text: covered }],
    ...{ mainImg, imageCount, packageType, created, disableAddress },
    publicPath: paths.service(service.serviceUrl),
    editPath: professionalPaths.listing(service.serviceID),
  };
};

const useOwnServices = () => useApi('GET /api/professional-services', {});

/** /szakember/szolgaltatasaim (PRO-01). */
export const OwnServicesPage = () => (
  <OwnListingsPage<OwnServiceCard>
    of={{
      kind: 'szakember',
      words: text,
      newPath: professionalPaths.newListing,
      useList: useOwnServices,
      remove: ({ serviceID }) => api('DELETE /api/professionals/{id}', { params: { id: serviceID } }),
      listingOf,
    }}
  />
);
