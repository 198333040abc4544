import { eagerCardCount } from '@piacter/contracts/images/values';
import { highlightLimit } from '@piacter/contracts/listings/values';
import type { ReactNode } from 'react';
import { useApi } from '../../lib/api/index.ts';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid.tsx';
import { AccommodationListingCard } from '../accommodations/card/index.ts';
import { PropertyHighlightCard } from '../properties/card/index.ts';
import { ServiceListingCard } from '../services/card/index.ts';
import styles from './home-page.module.css';
import { text } from './text.ts';

// Fetched once per visit: a refresh or a retry would shuffle the cards while they are read.
const fetchOnce = { revalidateIfStale: false, shouldRetryOnError: false };

type RenderCard = (priority: boolean) => ReactNode;

/**
 * Takes one item of each list in turn, in their order, up to `maxItems`; the others continue when a list has ended. The
 * server, which preloads the first pictures, relies on this order.
 */
export function interleave<Item>(lists: readonly (readonly Item[])[], maxItems: number): Item[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list.slice(turn, turn + 1)))
    .flat()
    .slice(0, maxItems);
}

/** The cards of the three kinds, interleaved; undefined while a call is pending. A failed call is left out. */
const useCards = (): RenderCard[] | undefined => {
  const properties = useApi('GET /api/highlighted-real-estates', {}, fetchOnce);
  const accommodations = useApi('GET /api/highlighted-accommodations', {}, fetchOnce);
  const services = useApi('GET /api/highlighted-services', {}, fetchOnce);
  const replies = [properties, accommodations, services];
  if (replies.some(({ data, error }) => data === undefined && error === undefined)) return undefined;
  return interleave<RenderCard>(
    [
      (properties.data?.data ?? []).map((property) => (priority) => (
        <PropertyHighlightCard
          key={`property ${property.realEstateID}`}
          property={property}
          priority={priority}
        />
      )),
      (accommodations.data?.data ?? []).map((accommodation) => (priority) => (
        <AccommodationListingCard
          key={`accommodation ${accommodation.accommodationID}`}
          accommodation={accommodation}
          framed={false}
          priority={priority}
        />
      )),
      (services.data?.data ?? []).map((service) => (priority) => (
        <ServiceListingCard
          key={`service ${service.serviceID}`}
          service={service}
          framed={false}
          priority={priority}
        />
      )),
    ],
    highlightLimit,
  );
};

/** The highlighted listings of the three kinds, each kind in the order in which the server shuffled it (HOME-06). */
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
        <CardGrid columns={4}>{cards.map((render, index) => render(index < eagerCardCount))}</CardGrid>
      )}
    </section>
  );
}
