import styles from './list-skeleton.module.css';
import { Panel } from './panel.tsx';

/** The placeholder of a list's rows while they load. */
export function ListSkeleton({ count = 6 }: { count?: number }) {
  return (
    <Panel flush>
      <div className={styles.rows} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are identical and never reordered
          <span key={index} className={styles.row} />
        ))}
      </div>
    </Panel>
  );
}
