import { Link } from '../link.tsx';
import styles from './chart.module.css';
import type { ChartColor } from './chart-props.ts';

export type BarListRow = {
  key: string | number;
  name: string;
  value: number;
  /** The page or list behind the number. */
  to?: string;
  /** A note below the name. */
  note?: string | null;
};

type Props = {
  label: string;
  rows: readonly BarListRow[];
  color?: ChartColor;
  format: (value: number) => string;
};

/** Named numbers as horizontal bars, all on the scale of the largest. */
export function BarList({ label, rows, color = 1, format }: Props) {
  const max = Math.max(1, ...rows.map(({ value }) => value));
  return (
    <ul className={styles.list} aria-label={label}>
      {rows.map(({ key, name, value, to, note }) => (
        <li key={key}>
          <span className={styles.name}>{to === undefined ? name : <Link to={to}>{name}</Link>}</span>
          <b>{format(value)}</b>
          <span className={styles.track} aria-hidden="true">
            <i style={{ width: `${(value / max) * 100}%`, background: `var(--c${color})` }} />
          </span>
          {note && <small>{note}</small>}
        </li>
      ))}
    </ul>
  );
}
