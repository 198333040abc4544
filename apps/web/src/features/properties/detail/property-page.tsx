import type { PropertyDetail } from '@piacter/contracts/properties';
import { propertyFields } from '@piacter/contracts/properties/fields';
import { adTypes } from '@piacter/contracts/properties/values';
import { ownerPaths, paths } from '@piacter/contracts/site/paths';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import { thousandsToForints } from '../../../lib/format.ts';
import { useIsNear } from '../../../lib/use-is-near.ts';
import {
  Block,
  GroupsBlock,
  getAddressNote,
  getAdvertiser,
  ListingHead,
  ListingLoader,
  ListingPage,
  MapBlock,
  NearbyTags,
  SocialBlock,
  TextBlock,
  useDetailOptions,
  VideoBlock,
} from '../../listings/detail/index.ts';
import { formatKind, formatUnitPrice, getDrawing, getKeepable } from '../card/property-facts.ts';
import { PriceComparison, PriceHistory } from './price-comparison.tsx';
import { formatPrice, getPageTitle, getTitle } from './property-format.ts';
import { getGroups, getKeyFacts } from './property-groups.ts';
import { text } from './text.ts';

const LazyLoanBox = lazy(() => import('./loan-box.tsx').then((module) => ({ default: module.LoanBox })));

/** The monthly cost of a loan for what is sold, loaded when it comes near. */
function LoanBlock({ property: { adType, price } }: { property: PropertyDetail }) {
  const { box, isNear } = useIsNear();
  const isSold = adType === adTypes.sale || adType === adTypes.saleOrSwap;
  if (!isSold || price === 0) return null;
  return (
    <div ref={box} data-print="hide">
      <Block title={text.loan}>
        {isNear && (
          <Suspense>
            <LazyLoanBox price={thousandsToForints(price)} />
          </Suspense>
        )}
      </Block>
    </div>
  );
}

const SimilarProperties = lazy(() =>
  import('./similar-properties.tsx').then((module) => ({ default: module.SimilarProperties })),
);

function Property({ property }: { property: PropertyDetail }) {
  const title = getTitle(property);
  const { adType, adTypeName, realEstateID, isOwn, specialLocations } = property;
  return (
    <ListingPage
      kind="property"
      id={realEstateID}
      title={title}
      drawing={getDrawing(property)}
      trail={[
        { label: text.properties, to: paths.properties },
        { label: adTypeName, to: `${paths.properties}?adType=${adType}` },
        { label: property.settlement },
      ]}
      listing={property}
      advertiser={getAdvertiser(property)}
      lead={formatPrice(property)}
      similar={<SimilarProperties property={property} />}
    >
      <ListingHead
        kindText={formatKind(property)}
        title={title}
        keepable={getKeepable(property)}
        note={getAddressNote(property)}
        price={formatPrice(property)}
        priceNote={formatUnitPrice(property)}
        facts={getKeyFacts(property)}
        editAt={isOwn === 1 ? ownerPaths.listing(realEstateID) : undefined}
      />
      <TextBlock content={property.description} />
      <TextBlock title={text.exchange} content={property.exchangeDesc} />
      <GroupsBlock groups={getGroups(property)} />
      {specialLocations.length > 0 && (
        <Block title={propertyFields.specialLocations.label}>
          <NearbyTags locations={specialLocations} />
        </Block>
      )}
      <PriceHistory realEstateID={realEstateID} />
      <PriceComparison property={property} />
      <LoanBlock property={property} />
      <VideoBlock links={property.videoLinks} />
      <SocialBlock kind="property" id={realEstateID} />
      <MapBlock position={property.mapPosition} place={title} />
    </ListingPage>
  );
}

/** The page of a property (SRP-02). */
export function PropertyPage() {
  const { realEstateID = '' } = useParams();
  const isValidAddress = /^[1-9]\d*$/.test(realEstateID);
  const response = useApi(
    'GET /api/real-estate/{realEstateID}',
    isValidAddress ? { params: { realEstateID: Number(realEstateID) } } : null,
    useDetailOptions(),
  );
  return (
    <ListingLoader
      response={response}
      isValidAddress={isValidAddress}
      getTitle={getPageTitle}
      searchPath={paths.properties}
    >
      {(property) => <Property key={realEstateID} property={property} />}
    </ListingLoader>
  );
}
