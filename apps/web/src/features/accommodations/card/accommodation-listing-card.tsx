import type { AccommodationCard } from '@piacter/contracts/accommodations';
import { getPictures } from '@piacter/contracts/images/values';
import { paths } from '@piacter/contracts/site/paths';
import { type ComponentProps, lazy, Suspense } from 'react';
import { api } from '../../../lib/api/index.ts';
import { KeepOnCard } from '../../../ui/keep-button.tsx';
import { ListingCard } from '../../../ui/listing-card.tsx';
import { formatPlace, formatType, getFacts, getKeepable, priceUnit } from './accommodation-facts.ts';
import { type AskedStay, addStay } from './asked-stay.ts';

// Most visits of a search begin without days.
const LazyStayLine = lazy(() => import('./stay-line.tsx').then((m) => ({ default: m.StayLine })));
const StayLine = (props: ComponentProps<typeof LazyStayLine>) => (
  <Suspense fallback={'\u00a0'}>
    <LazyStayLine {...props} />
  </Suspense>
);

type Props = {
  accommodation: AccommodationCard;
  /** The picture is above the fold. */
  priority?: boolean;
  /** False on the home page, where every listing is promoted. */
  framed?: boolean;
  /** The stay that was searched for: the card shows its total, and its page begins with it. */
  asked?: AskedStay;
};

/** An accommodation among search results and on the home page (SAC-04, HOME-08). */
export function AccommodationListingCard({ accommodation, priority = false, framed = true, asked }: Props) {
  const { stay: found } = accommodation;
  const days = found && { arrival: found.arrival, departure: found.departure };
  return (
    <ListingCard
      to={addStay(paths.accommodation(accommodation.accommodationUrl), days ? { ...asked, ...days } : asked)}
      kind="accommodation"
      kindText={formatType(accommodation)}
      title={accommodation.accommodationName}
      price={{ amount: accommodation.pricePerPerson || null, unit: priceUnit }}
      priceDetail={
        asked &&
        (found !== undefined || asked.openTo || asked.minimumStay) && (
          <StayLine accommodation={accommodation} asked={asked} />
        )
      }
      place={formatPlace(accommodation)}
      facts={getFacts(accommodation)}
      picture={accommodation.mainImg}
      pictureCount={accommodation.imageCount}
      loadPictures={async () =>
        getPictures(
          (
            await api('GET /api/accommodation-images/{id}', {
              params: { id: accommodation.accommodationID },
              isBackground: true,
            })
          ).data,
        )
      }
      packageType={accommodation.packageType}
      state={accommodation.state}
      framed={framed}
      priority={priority}
      corner={<KeepOnCard listing={getKeepable(accommodation)} />}
    />
  );
}
