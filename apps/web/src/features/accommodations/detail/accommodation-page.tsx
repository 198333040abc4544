import type { AccommodationDetail } from '@piacter/contracts/accommodations';
import { upperFirst } from '@piacter/contracts/core/hungarian';
import { isEnded } from '@piacter/contracts/lifecycle/values';
import { hostPaths, paths } from '@piacter/contracts/site/paths';
import { lazy, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import { dash, formatMoney } from '../../../lib/format.ts';
import { NearCalendar } from '../../calendars/visitor/index.tsx';
import {
  Block,
  GroupsBlock,
  getAddressNote,
  getAdvertiser,
  ListingHead,
  ListingLoader,
  ListingPage,
  NearbyTags,
  OfferBlocks,
  Part,
  Tags,
  TextBlock,
  useDetailOptions,
} from '../../listings/detail/index.ts';
import { formatPlace, getKeepable } from '../card/accommodation-facts.ts';
import { getDays, getPeople, toAskedStay } from '../card/asked-party.ts';
import { useAskedStay } from '../stay/stay-fields.tsx';
import { formats, getEquipment, getGroups, getKeyFacts } from './accommodation-groups.ts';
import { formatNextSeason } from './opening.ts';
import { getPageTitle } from './page-title.ts';
import { getAskedStay, StayBox } from './stay-box.tsx';
import { text } from './text.ts';

const SimilarAccommodations = lazy(() =>
  import('./similar-accommodations.tsx').then((module) => ({ default: module.SimilarAccommodations })),
);

function Accommodation({ accommodation }: { accommodation: AccommodationDetail }) {
  const { accommodationName, accommodationID, accommodationTypeID, isOwn, state } = accommodation;
  const type = upperFirst(accommodation.accommodationTypeName);
  const price = accommodation.pricePerPerson || null;
  const stay = useAskedStay();
  const [total, setTotal] = useState<number>();
  const equipment = getEquipment(accommodation).filter(({ words }) => words.length > 0);
  return (
    <ListingPage
      kind="accommodation"
      id={accommodation.accommodationID}
      title={accommodationName}
      trail={[
        { label: text.accommodations, to: paths.accommodations },
        { label: type, to: `${paths.accommodations}?accommodationType=${accommodationTypeID}` },
        { label: accommodationName },
      ]}
      listing={accommodation}
      advertiser={getAdvertiser(accommodation)}
      lead={total ? text.stay.total(formatMoney(total)) : (formats.pricePerPerson(accommodation) ?? dash)}
      about={getAskedStay(stay.asked)}
      similar={<SimilarAccommodations accommodation={accommodation} />}
    >
      <ListingHead
        kindText={`${type} · ${formatPlace(accommodation)}`}
        title={accommodationName}
        keepable={getKeepable(accommodation)}
        note={getAddressNote(accommodation)}
        price={formatMoney(price)}
        priceNote={price === null ? null : text.perPersonAndNight}
        facts={getKeyFacts(accommodation)}
        editAt={isOwn === 1 ? hostPaths.listing(accommodationID) : undefined}
      />
      {!isEnded(state) && (
        <>
          <StayBox accommodation={accommodation} {...stay} onTotal={setTotal} />
          <NearCalendar
            accommodationID={accommodationID}
            days={getDays(stay.asked)}
            onChange={(days) => stay.change(toAskedStay(days, getPeople(stay.asked)))}
          />
        </>
      )}
      <TextBlock content={accommodation.description} />
      <GroupsBlock groups={getGroups(accommodation)} />
      {equipment.length > 0 && (
        <Block title={text.equipment}>
          {equipment.map(({ group, title, words }) => (
            <Part key={group} title={title}>
              {group === 'specialLocations' ? (
                <NearbyTags locations={accommodation.specialLocations} />
              ) : (
                <Tags labels={words} />
              )}
            </Part>
          ))}
        </Block>
      )}
      <OfferBlocks
        kind="accommodation"
        id={accommodationID}
        offer={accommodation}
        place={getPageTitle(accommodation)}
        closedUntil={formatNextSeason(accommodation, new Date())}
      />
    </ListingPage>
  );
}

/** The page of an accommodation, found by the id at the end of its address (SAC-05, SAC-06). */
export function AccommodationPage() {
  const { accommodationUrl = '' } = useParams();
  const response = useApi(
    'GET /api/accommodation-public/{url}',
    { params: { url: accommodationUrl } },
    useDetailOptions(),
  );
  return (
    <ListingLoader response={response} getTitle={getPageTitle} searchPath={paths.accommodations}>
      {(accommodation) => <Accommodation key={accommodationUrl} accommodation={accommodation} />}
    </ListingLoader>
  );
}
