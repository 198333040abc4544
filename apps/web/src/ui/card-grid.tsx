import type { ReactNode } from 'react';
import styles from './card-grid.module.css';
import { CardSkeleton } from './card-skeleton.tsx';

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
