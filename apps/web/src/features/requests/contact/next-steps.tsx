import styles from './contact.module.css';
import { text } from './text.ts';

/** What a side of a deal does now, in three short lines; the first one differs. */
export const NextSteps = ({ first }: { first: string }) => (
  <div className={styles.next}>
    <h3>{text.next}</h3>
    <ol>
      {[first, ...text.steps].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  </div>
);
