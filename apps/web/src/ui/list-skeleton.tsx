import styles from './list-skeleton.module.css';
import { Panel } from './panel.tsx';

/** The rows of a list while they are on their way. */
export function ListSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Panel flush>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike and never move
          <span key={index} className={styles.row} />
        ))}
      </div>
    </Panel>
  );
}
