import type { PropertyDetail } from '@piacter/contracts/properties';
import { useParams } from 'react-router-dom';
import { ownerPaths, paths } from '../../../config/paths.ts';
import { useApi } from '../../../lib/api/index.ts';
import {
  addressNoteOf,
  advertiserOf,
  Block,
  GroupsBlock,
  ListingHead,
  ListingOrNot,
  ListingPage,
  MapBlock,
  SocialBlock,
  Tags,
  TextBlock,
  useDetailReading,
  VideoBlock,
} from '../../listings/detail/index.ts';
import { kindOf } from '../card/property-facts.ts';
import { decidingFacts, groupsOf } from './property-groups.ts';
import { priceOf, squareMetrePriceOf, titleOf } from './property-words.ts';
import { text } from './text.ts';

function Property({ property }: { property: PropertyDetail }) {
  const title = titleOf(property);
  const { adType, adTypeName, realEstateID, isOwn, specialLocations } = property;
  return (
    <ListingPage
      kind="property"
      title={title}
      trail={[
        { label: text.properties, to: paths.properties },
        { label: adTypeName, to: `${paths.properties}?adType=${adType}` },
        { label: property.settlement },
      ]}
      listing={property}
      advertiser={advertiserOf(property)}
      lead={priceOf(property)}
    >
      <ListingHead
        kindText={kindOf(property)}
        title={title}
        note={addressNoteOf(property)}
        price={priceOf(property)}
        priceNote={squareMetrePriceOf(property)}
        facts={decidingFacts(property)}
        editAt={isOwn ? ownerPaths.listing(realEstateID) : undefined}
      />
      <TextBlock written={property.description} />
      <TextBlock title={text.exchange} written={property.exchangeDesc} />
      <GroupsBlock groups={groupsOf(property)} />
      {specialLocations.length > 0 && (
        <Block title={text.nearby}>
          <Tags sign="place" words={specialLocations.map(({ locationName }) => locationName)} />
        </Block>
      )}
      <VideoBlock links={property.videoLinks} />
      <SocialBlock kind="property" id={realEstateID} />
      <MapBlock lat={property.lat} lon={property.lon} place={title} />
    </ListingPage>
  );
}

/** SRP-02: one property. */
export function PropertyPage() {
  const { realEstateID = '' } = useParams();
  const isAddress = /^[1-9]\d*$/.test(realEstateID);
  const answer = useApi(
    'GET /api/real-estate/{realEstateID}',
    isAddress ? { params: { realEstateID: Number(realEstateID) } } : null,
    useDetailReading(),
  );
  return (
    <ListingOrNot answer={answer} isAddress={isAddress} titleOf={titleOf}>
      {(property) => <Property key={realEstateID} property={property} />}
    </ListingOrNot>
  );
}
