import type { ListingTarget } from '@piacter/contracts/listings/values';
import { Button } from '../../../ui/button.tsx';
import { CardGrid } from '../../../ui/card-grid.tsx';
import { seenListings } from '../../listings/seen/index.ts';
import { findCard, useCards } from '../cards/index.tsx';
import styles from './recent.module.css';
import { text } from './text.ts';

/** The cards of the recently seen listings, without those that are not published any more. */
export function SeenCards({ seen }: { seen: readonly ListingTarget[] }) {
  const { data } = useCards(seen);
  const cards = data ? seen.flatMap((one) => ({ ...one, found: findCard(data.data, one) })) : [];
  const published = cards.filter(({ found }) => found !== undefined);
  if (published.length === 0) return null;
  return (
    <section className={styles.recent} aria-labelledby="nemreg-lattad">
      <div className={styles.head}>
        <h2 id="nemreg-lattad">{text.title}</h2>
        <Button variant="plain" onClick={() => seenListings.write([])}>
          {text.clear}
        </Button>
      </div>
      <CardGrid columns={4}>
        {published.map(({ kind, id, found }) => (
          <div key={`${kind} ${id}`} className={styles.card}>
            {found?.card}
          </div>
        ))}
      </CardGrid>
    </section>
  );
}
