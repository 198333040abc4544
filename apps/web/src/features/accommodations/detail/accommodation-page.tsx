import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import { useParams } from 'react-router-dom';
import { hostPaths, paths } from '../../../config/paths.ts';
import { useApi } from '../../../lib/api/index.ts';
import { capitalize, dash, formatMoney } from '../../../lib/format.ts';
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
  TextBlock,
  useDetailReading,
} from '../../listings/detail/index.ts';
import { placeOf } from '../card/accommodation-facts.ts';
import { decidingFacts, equipmentOf, groupsOf, priceOf } from './accommodation-groups.ts';
import { text } from './text.ts';

const titleOf = ({ accommodationName, settlement }: AccommodationDetail): string =>
  `${accommodationName}, ${settlement}`;

function Accommodation({ accommodation }: { accommodation: AccommodationDetail }) {
  const { accommodationName, accommodationID, accommodationTypeID, isOwn } = accommodation;
  const type = capitalize(accommodation.accommodationTypeName);
  const price = accommodation.pricePerPerson || null;
  return (
    <ListingPage
      kind="accommodation"
      title={accommodationName}
      trail={[
        { label: text.accommodations, to: paths.accommodations },
        { label: type, to: `${paths.accommodations}?accommodationType=${accommodationTypeID}` },
        { label: accommodationName },
      ]}
      listing={accommodation}
      advertiser={advertiserOf(accommodation)}
      lead={priceOf(accommodation) ?? dash}
    >
      <ListingHead
        kindText={`${type} · ${placeOf(accommodation)}`}
        title={accommodationName}
        note={addressNoteOf(accommodation)}
        price={formatMoney(price)}
        priceNote={price === null ? null : text.perPersonAndNight}
        facts={decidingFacts(accommodation)}
        editAt={isOwn ? hostPaths.listing(accommodationID) : undefined}
      />
      <TextBlock written={accommodation.description} />
      <GroupsBlock groups={groupsOf(accommodation)} />
      <Block title={text.equipment}>
        {equipmentOf(accommodation).map(({ group, title, words }) => (
          <Part key={group} title={title}>
            <Tags words={words} sign={group === 'specialLocations' ? 'place' : 'check'} />
          </Part>
        ))}
      </Block>
      <OfferBlocks
        kind="accommodation"
        id={accommodationID}
        offer={accommodation}
        place={titleOf(accommodation)}
      />
    </ListingPage>
  );
}

/** SAC-05, SAC-06: one accommodation. The id at the end of its address decides, whatever its name was before. */
export function AccommodationPage() {
  const { accommodationUrl = '' } = useParams();
  const answer = useApi(
    'GET /api/accommodation-public/{url}',
    { params: { url: accommodationUrl } },
    useDetailReading(),
  );
  return (
    <ListingOrNot answer={answer} titleOf={titleOf}>
      {(accommodation) => <Accommodation key={accommodationUrl} accommodation={accommodation} />}
    </ListingOrNot>
  );
}
