import styles from './count-badge.module.css';

const maxShown = 99;

/** A number in little space: '7', '99+'. */
export const formatCount = (count: number): string => (count > maxShown ? `${maxShown}+` : String(count));

/** A number at the end of a menu item, with what it counts for screen readers. */
export const CountBadge = ({ count, label }: { count: number; label: string }) => (
  <span className={styles.count}>
    {formatCount(count)}
    <span className="sr-only"> {label}</span>
  </span>
);
