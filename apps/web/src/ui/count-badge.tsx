import { classNames } from '../lib/class-names.ts';
import styles from './count-badge.module.css';

const maxShown = 99;

/** A number in little space: '7', '99+'. */
export const formatCount = (count: number): string => (count > maxShown ? `${maxShown}+` : String(count));

type Props = {
  count: number;
  label: string;
  /** Of what `aria-describedby` points to it. */
  id?: string;
  /** Over the corner of an icon instead of at the end of a menu item. */
  isInCorner?: boolean;
};

/** A number beside what has it, with what it counts for screen readers. */
export const CountBadge = ({ count, label, id, isInCorner }: Props) => (
  <span id={id} className={classNames(styles.count, isInCorner && styles.corner)}>
    {formatCount(count)}
    <span className="sr-only"> {label}</span>
  </span>
);
