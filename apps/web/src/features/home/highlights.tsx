import { eagerCardCount } from '@piacter/contracts/images/values';
import { highlightLimit } from '@piacter/contracts/listings/values';
import type { ReactNode } from 'react';
import { useApi } from '../../lib/api/index.ts';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid.tsx';
import { AccommodationListingCard } from '../accommodations/card/index.ts';
import { PropertyHighlightCard } from '../properties/card/index.ts';
import { ServiceListingCard } from '../services/card/index.ts';
import styles from './home-page.module.css';
import { mix } from './mix.ts';
import { text } from './text.ts';

// Asked for once a visit: a refresh, or a late success, would shuffle the cards under the reader's eyes.
const once = { revalidateIfStale: false, shouldRetryOnError: false };

type DrawCard = (isInView: boolean) => ReactNode;

/** The cards of all three kinds, mixed; undefined while one of the calls is on its way. A failed one is left out. */
const useCards = (): DrawCard[] | undefined => {
  const properties = useApi('GET /api/highlighted-real-estates', {}, once);
  const accommodations = useApi('GET /api/highlighted-accommodations', {}, once);
  const services = useApi('GET /api/highlighted-services', {}, once);
  const answers = [properties, accommodations, services];
  if (answers.some(({ data, error }) => data === undefined && error === undefined)) return undefined;
  return mix<DrawCard>(
    [
      (properties.data?.data ?? []).map((property) => (priority) => (
        <PropertyHighlightCard
          key={`ingatlan ${property.realEstateID}`}
          property={property}
          priority={priority}
        />
      )),
      (accommodations.data?.data ?? []).map((accommodation) => (priority) => (
        <AccommodationListingCard
          key={`szallas ${accommodation.accommodationID}`}
          accommodation={accommodation}
          framed={false}
          priority={priority}
        />
      )),
      (services.data?.data ?? []).map((service) => (priority) => (
        <ServiceListingCard
          key={`szakember ${service.serviceID}`}
          service={service}
          framed={false}
          priority={priority}
        />
      )),
    ],
    highlightLimit,
  );
};

/** HOME-06: the highlighted listings of all three kinds, each kind in the order in which the server shuffled it. */
export function Highlights() {
  const cards = useCards();
  if (cards?.length === 0) return null;
  return (
    <section className={styles.highlights}>
      <div className={styles.sectionHead}>
        <h2>{text.highlights.title}</h2>
        <p>{text.highlights.sub}</p>
      </div>
      {cards === undefined ? (
        <CardGridSkeleton columns={4} count={highlightLimit} />
      ) : (
        <CardGrid columns={4}>{cards.map((draw, index) => draw(index < eagerCardCount))}</CardGrid>
      )}
    </section>
  );
}
