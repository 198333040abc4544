import { typedKeys } from '@piacter/contracts/core/values';
import type { AdminWaiting } from '@piacter/contracts/oversight';
import { adminPaths } from '@piacter/contracts/site/paths';
import { useApi } from '../../../lib/api/index.ts';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { text } from './text.ts';
import styles from './waiting.module.css';

const pages: Record<keyof AdminWaiting, string> = {
  reports: adminPaths.reports,
  mails: adminPaths.mailQueue,
  refunds: adminPaths.orders,
};

/** What waits, on the page to which the login leads, with the way to the overview (ADM-17). */
export function WaitingNote() {
  const waiting = useApi('GET /api/admin-waiting', {}).data?.data;
  if (!waiting) return null;
  const kinds = typedKeys(pages).filter((kind) => waiting[kind] > 0);
  return (
    <Note>
      <p className={styles.ways}>
        {kinds.length === 0 && text.nothing}
        {kinds.map((kind) => (
          <Link key={kind} to={pages[kind]}>
            {text.line(text.names[kind], waiting[kind])}
          </Link>
        ))}
        <Link to={adminPaths.overview}>{text.overview}</Link>
      </p>
    </Note>
  );
}
