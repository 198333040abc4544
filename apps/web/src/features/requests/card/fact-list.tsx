import { orDash } from '../../../lib/format.ts';
import type { Description } from '../../../ui/description-list.tsx';
import styles from './request-card.module.css';

/** A description list in as many columns as fit. */
export function FactList({ facts }: { facts: readonly Description[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{typeof value === 'string' || value === null ? orDash(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}
