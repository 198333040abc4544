import { formatDate } from '../../lib/format.ts';
import { Link } from '../../ui/link.tsx';
import styles from './overview.module.css';

export type DatedRow = { requestID: number; title: string; created: string };

/** Requests as links with their dates. */
export function DatedRows({ rows, getPath }: { rows: readonly DatedRow[]; getPath: (id: number) => string }) {
  return (
    <ul className={styles.rows}>
      {rows.map(({ requestID, title, created }) => (
        <li key={requestID}>
          <span className={styles.first}>
            <Link to={getPath(requestID)}>{title}</Link>
            <span className={styles.date}>{formatDate(created)}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
