import { formatNightRange } from '../../lib/days.ts';
import styles from './stays.module.css';
import { text } from './text.ts';

export { AskStay, ThreadStays } from './thread-stays.tsx';

/** The busy nights of a stay, by the first and the last one of those in a row. */
export const BusyNights = ({ nights }: { nights: readonly { first: string; last: string }[] }) =>
  nights.length > 0 && (
    <p className={styles.busy}>
      {text.busyNights(nights.map(({ first, last }) => formatNightRange(first, last)))}
    </p>
  );
