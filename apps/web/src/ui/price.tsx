import { dash, formatNumber } from '../lib/format.ts';
import styles from './price.module.css';

/** Forints with a small unit ('Ft', 'Ft/hó', 'Ft/fő/éj'), or a dash without a price. Never wraps. */
export function Price({ amount, unit = 'Ft' }: { amount: number | null | undefined; unit?: string }) {
  if (amount === null || amount === undefined) return <>{dash}</>;
  return (
    <span className={styles.price}>
      {formatNumber(amount)} <small>{unit}</small>
    </span>
  );
}
