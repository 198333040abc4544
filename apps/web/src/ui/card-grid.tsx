import type { ReactNode } from 'react';
import { classNames } from '../lib/class-names.ts';
import styles from './card-grid.module.css';
import listingCardStyles from './listing-card.module.css';

/** Width and height of the placeholder lines for kind, price, title and facts. */
const lines = [
  { width: '38%', height: 14 },
  { width: '62%', height: 24 },
  { width: '80%', height: 16 },
  { width: '56%', height: 14, marginTop: 12 },
];

/** The placeholder of a listing card while its data loads. */
function CardSkeleton() {
  return (
    <div className={listingCardStyles.card} aria-hidden="true">
      <div className={listingCardStyles.picture} />
      <div className={classNames(listingCardStyles.body, listingCardStyles.waiting)}>
        {lines.map((line) => (
          <span key={line.width} className={listingCardStyles.line} style={line} />
        ))}
      </div>
    </div>
  );
}

/**
 * Cards in three or four columns; 3 and 2 up to 1080 px, 2 up to 720, one up to 480, where four are a row to swipe: they
 * stand beside other things, which would be far below twelve of them.
 */
export function CardGrid({ columns = 3, children }: { columns?: 3 | 4; children: ReactNode }) {
  return <div className={columns === 4 ? styles.four : styles.three}>{children}</div>;
}

/** The grid while its first cards load. */
export function CardGridSkeleton({ columns = 3, count = 6 }: { columns?: 3 | 4; count?: number }) {
  return (
    <CardGrid columns={columns}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are identical and never reordered
        <CardSkeleton key={index} />
      ))}
    </CardGrid>
  );
}
