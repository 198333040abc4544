import type { ServiceDetail } from '@piacter/contracts/services';
import { useParams } from 'react-router-dom';
import { paths, professionalPaths } from '../../../config/paths.ts';
import { useApi } from '../../../lib/api/index.ts';
import { capitalize, formatMoney } from '../../../lib/format.ts';
import { SafeHtml } from '../../../ui/safe-html.tsx';
import {
  addressNoteOf,
  advertiserOf,
  Block,
  GroupsBlock,
  ListingHead,
  ListingOrNot,
  ListingPage,
  OfferBlocks,
  Part,
  Tags,
  useDetailReading,
} from '../../listings/detail/index.ts';
import { coverageListsOf, decidingFacts, groupsOf } from './service-groups.tsx';
import { text } from './text.ts';

const priceOf = ({ price }: ServiceDetail): string | null =>
  price === null ? null : text.priceFrom(formatMoney(price));

function Service({ service }: { service: ServiceDetail }) {
  const { title, selectedServiceTypes, isOwn } = service;
  const [profession] = selectedServiceTypes;
  const price = priceOf(service);
  const coverage = coverageListsOf(service);
  return (
    <ListingPage
      kind="service"
      title={title}
      trail={[
        { label: text.services, to: paths.professionals },
        ...(profession
          ? [
              {
                label: capitalize(profession.typeName),
                to: `${paths.professionals}?serviceType=${profession.serviceTypeID}`,
              },
            ]
          : []),
        { label: title },
      ]}
      listing={service}
      advertiser={advertiserOf(service)}
      lead={price ?? title}
    >
      <ListingHead
        kindText={capitalize(service.serviceTypeName)}
        title={title}
        note={addressNoteOf(service)}
        price={price}
        facts={decidingFacts(service)}
        editAt={isOwn ? professionalPaths.listing(service.serviceID) : undefined}
      />
      <Block title={text.description}>
        <SafeHtml html={service.description} />
      </Block>
      <Block title={text.professions}>
        <Tags words={selectedServiceTypes.map(({ typeName }) => capitalize(typeName))} />
      </Block>
      <Block title={text.coverage}>
        {coverage.length === 0 && <Tags words={[]} />}
        {coverage.map((list) => (
          <Part key={list.title} title={list.title}>
            <Tags words={list.words} sign="place" />
          </Part>
        ))}
      </Block>
      <GroupsBlock groups={groupsOf(service)} />
      <OfferBlocks kind="service" id={service.serviceID} offer={service} place={title} />
    </ListingPage>
  );
}

/** SPR-03: one service. The id at the end of its address decides, whatever its title was before. */
export function ServicePage() {
  const { serviceUrl = '' } = useParams();
  const answer = useApi(
    'GET /api/professionals-public/{serviceUrl}',
    { params: { serviceUrl } },
    useDetailReading(),
  );
  return (
    <ListingOrNot answer={answer} titleOf={({ title }) => title}>
      {(service) => <Service key={serviceUrl} service={service} />}
    </ListingOrNot>
  );
}
