import { formatNumber } from '../../lib/format.ts';
import styles from './field.module.css';
import { text } from './text.ts';

/** Says that the end of a text did not fit; announced, as the field shows only what is left. */
export const CutNote = ({ count }: { count: number }) => (
  <span role="status" className={styles.cut}>
    {count > 0 && text.cut(formatNumber(count))}
  </span>
);
