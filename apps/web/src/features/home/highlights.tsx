import { useApi } from '../../lib/api/index.ts';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid.tsx';
import { PropertyHighlightCard } from '../properties/card/property-listing-card.tsx';
import styles from './home-page.module.css';
import { text } from './text.ts';

/** Cards whose pictures are in view when the page opens; the server preloads as many. */
const firstCards = 2;

/** HOME-06: the highlighted listings, in the order in which the server shuffled them. */
export function Highlights() {
  // Asked for once a visit: a refresh would shuffle the cards under the reader's eyes.
  const { data, error } = useApi('GET /api/highlighted-real-estates', {}, { revalidateIfStale: false });
  if (error !== undefined || data?.data.length === 0) return null;
  return (
    <section className={styles.highlights}>
      <div className={styles.sectionHead}>
        <h2>{text.highlights.title}</h2>
        <p>{text.highlights.sub}</p>
      </div>
      {data === undefined ? (
        <CardGridSkeleton columns={4} count={8} />
      ) : (
        <CardGrid columns={4}>
          {data.data.map((property, index) => (
            <PropertyHighlightCard
              key={property.realEstateID}
              property={property}
              priority={index < firstCards}
            />
          ))}
        </CardGrid>
      )}
    </section>
  );
}
