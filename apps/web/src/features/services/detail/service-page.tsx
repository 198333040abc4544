import { upperFirst } from '@piacter/contracts/core/hungarian';
import type { ServiceDetail } from '@piacter/contracts/services';
import { coverageLabels, serviceFields } from '@piacter/contracts/services/fields';
import { paths, professionalPaths } from '@piacter/contracts/site/paths';
import { lazy } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import { formatMoney } from '../../../lib/format.ts';
import { Link } from '../../../ui/link.tsx';
import { SafeHtml } from '../../../ui/safe-html.tsx';
import {
  Block,
  GroupsBlock,
  getAddressNote,
  getAdvertiser,
  ListingHead,
  ListingLoader,
  ListingPage,
  OfferBlocks,
  Part,
  Tags,
  useDetailOptions,
} from '../../listings/detail/index.ts';
import { getKeepable } from '../card/service-facts.ts';
import { getCoverageLists, getGroups, getKeyFacts } from './service-groups.tsx';
import { text } from './text.ts';

const SimilarServices = lazy(() =>
  import('./similar-services.tsx').then((module) => ({ default: module.SimilarServices })),
);

/** The lowest price that costs something: what is free, such as coming out, is not what the work costs. */
const formatPrice = ({ priceTable }: ServiceDetail): string | null => {
  if (priceTable.length === 0) return null;
  const paid = priceTable.map(({ priceFrom }) => priceFrom).filter((price) => price > 0);
  return paid.length === 0 ? text.free : text.priceFrom(formatMoney(Math.min(...paid)));
};

function Service({ service }: { service: ServiceDetail }) {
  const { title, selectedServiceTypes, isOwn } = service;
  const [profession] = selectedServiceTypes;
  const price = formatPrice(service);
  const coverage = getCoverageLists(service);
  return (
    <ListingPage
      kind="service"
      id={service.serviceID}
      title={title}
      trail={[
        { label: text.services, to: paths.professionals },
        ...(profession
          ? [
              {
                label: upperFirst(profession.typeName),
                to: `${paths.professionals}?serviceType=${profession.serviceTypeID}`,
              },
            ]
          : []),
        { label: title },
      ]}
      listing={service}
      advertiser={getAdvertiser(service)}
      lead={price ?? title}
      similar={<SimilarServices service={service} />}
    >
      <ListingHead
        kindText={upperFirst(service.serviceTypeName)}
        title={title}
        keepable={getKeepable(service)}
        note={getAddressNote(service)}
        price={price}
        facts={getKeyFacts(service)}
        editAt={isOwn === 1 ? professionalPaths.listing(service.serviceID) : undefined}
      />
      <Block title={serviceFields.description.label}>
        <SafeHtml html={service.description} />
      </Block>
      {isOwn === 0 && (
        <p>
          <Link to={`${paths.describeWork}?serviceType=${profession?.serviceTypeID ?? ''}`}>
            {text.describeWork}
          </Link>
        </p>
      )}
      <Block title={serviceFields.selectedServiceTypes.label}>
        <Tags labels={selectedServiceTypes.map(({ typeName }) => upperFirst(typeName))} />
      </Block>
      <Block title={coverageLabels.coverage}>
        {coverage.length === 0 && <Tags labels={[]} />}
        {coverage.map((list) => (
          <Part key={list.title} title={list.title}>
            <Tags labels={list.labels} icon="place" />
          </Part>
        ))}
      </Block>
      <GroupsBlock groups={getGroups(service)} />
      <OfferBlocks
        kind="service"
        id={service.serviceID}
        // A hidden address has no map (SPR-03), although the searches' map shows about where the professional is.
        offer={{ ...service, mapPosition: service.disableAddress ? null : service.mapPosition }}
        place={title}
      />
    </ListingPage>
  );
}

/** The page of a service, found by the id at the end of its address (SPR-03). */
export function ServicePage() {
  const { serviceUrl = '' } = useParams();
  const response = useApi(
    'GET /api/professionals-public/{serviceUrl}',
    { params: { serviceUrl } },
    useDetailOptions(),
  );
  return (
    <ListingLoader response={response} getTitle={({ title }) => title} searchPath={paths.professionals}>
      {(service) => <Service key={serviceUrl} service={service} />}
    </ListingLoader>
  );
}
