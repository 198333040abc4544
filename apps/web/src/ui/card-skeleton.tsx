import { classNames } from '../lib/class-names.ts';
import styles from './listing-card.module.css';

/** Width and height of the placeholder lines for kind, price, title and facts. */
const lines = [
  { width: '38%', height: 14 },
  { width: '62%', height: 24 },
  { width: '80%', height: 16 },
  { width: '56%', height: 14, marginTop: 12 },
];

/** The placeholder of a listing card while its data loads. */
export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={styles.picture} />
      <div className={classNames(styles.body, styles.waiting)}>
        {lines.map((line) => (
          <span key={line.width} className={styles.line} style={line} />
        ))}
      </div>
    </div>
  );
}
