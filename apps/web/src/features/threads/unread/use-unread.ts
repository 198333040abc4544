import { inboxPolling } from '@piacter/contracts/threads/values';
import { useApi } from '../../../lib/api/index.ts';
import { useSession } from '../../../lib/session.ts';

/** How many messages the user has not read; 0 without a session. Asked every minute while the page is visible. */
export function useUnread(): number {
  const session = useSession();
  const { data } = useApi('GET /api/inbox', session === null ? null : {}, {
    refreshInterval: inboxPolling,
    revalidateOnFocus: true,
  });
  return data?.data.unread ?? 0;
}
