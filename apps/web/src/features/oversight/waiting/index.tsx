import { typedKeys } from '@piacter/contracts/core/values';
import type { AdminWaiting } from '@piacter/contracts/oversight';
import { adminPaths } from '@piacter/contracts/site/paths';
import { useApi } from '../../../lib/api/index.ts';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { Link } from '../../../ui/link.tsx';
import { Note } from '../../../ui/note.tsx';
import { waitingText } from '../text.ts';
import styles from './waiting.module.css';

/** Milliseconds between two counts. */
const refreshInterval = 60_000;

/** How many things of a kind wait for the admin, beside their menu item (ADM-17); nothing without any. */
export function WaitingCount({ of }: { of: keyof AdminWaiting }) {
  // Asked once for all items: they share the reply.
  const { data } = useApi('GET /api/admin-waiting', {}, { refreshInterval, revalidateOnFocus: true });
  const count = data?.data[of] ?? 0;
  return count === 0 ? null : <CountBadge count={count} label={waitingText[of]} />;
}

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
        {kinds.length === 0 && waitingText.nothing}
        {kinds.map((kind) => (
          <Link key={kind} to={pages[kind]}>
            {waitingText.line(waitingText.names[kind], waiting[kind])}
          </Link>
        ))}
        <Link to={adminPaths.overview}>{waitingText.overview}</Link>
      </p>
    </Note>
  );
}
