import type { AdminWaiting } from '@piacter/contracts/oversight';
import { useApi } from '../../../lib/api/index.ts';
import { CountBadge } from '../../../ui/count-badge.tsx';
import { text } from './text.ts';

/** Milliseconds between two counts. */
const refreshInterval = 60_000;

/** How many things of a kind wait for the admin, beside their menu item (ADM-17); nothing without any. */
export function WaitingCount({ of }: { of: keyof AdminWaiting }) {
  // Asked once for all items: they share the reply.
  const { data } = useApi('GET /api/admin-waiting', {}, { refreshInterval, revalidateOnFocus: true });
  const count = data?.data[of] ?? 0;
  return count === 0 ? null : <CountBadge count={count} label={text[of]} />;
}
