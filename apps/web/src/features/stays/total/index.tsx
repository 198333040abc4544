import type { FoundObstacle, StayTotal } from '@piacter/contracts/stays/values';
import { formatMoney } from '../../../lib/format.ts';
import styles from './stay-sum.module.css';
import { text } from './text.ts';

/** The lines of a stay's sum (CAL-06). */
export const StaySum = ({ lines, total }: StayTotal) => (
  <dl className={styles.sum}>
    {lines.map(({ kind, nights, count, price, amount }) => (
      <div key={`${kind} ${price}`}>
        <dt>{text.lines[kind](nights, count, formatMoney(price))}</dt>
        <dd>{formatMoney(amount)}</dd>
      </div>
    ))}
    <div className={styles.total}>
      <dt>{text.total}</dt>
      <dd>{formatMoney(total)}</dd>
    </div>
  </dl>
);

export const formatObstacle = ({ reason, limit }: FoundObstacle): string => text.obstacles[reason](limit);

/** What speaks against a stay. */
export const StayObstacles = ({ obstacles }: { obstacles: readonly FoundObstacle[] }) =>
  obstacles.map((obstacle) => (
    <p key={obstacle.reason} className={styles.obstacle}>
      {formatObstacle(obstacle)}
    </p>
  ));
