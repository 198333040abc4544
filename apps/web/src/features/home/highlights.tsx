import { eagerCardCount } from '@piacter/contracts/images/values';
import { highlightLimit } from '@piacter/contracts/listings/values';
import { CardGrid, CardGridSkeleton } from '../../ui/card-grid.tsx';
import { useHighlights } from './home-kinds.tsx';
import styles from './home-page.module.css';
import { text } from './text.ts';

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

/** The highlighted listings of all kinds, each kind in the order in which the server shuffled it (HOME-06). */
export function Highlights() {
  const lists = useHighlights();
  const cards = lists && interleave(lists, highlightLimit);
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
