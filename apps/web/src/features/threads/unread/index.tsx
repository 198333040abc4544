import { inboxPolling } from '@piacter/contracts/threads/values';
import { useEffect } from 'react';
import { useApi } from '../../../lib/api/index.ts';
import { useSession } from '../../../lib/session.ts';
import { CountBadge, formatCount } from '../../../ui/count-badge.tsx';

/** Beside the number, for screen readers. */
const unreadLabel = 'olvasatlan üzenet';

/** How many messages the user has not read; 0 without a session. Asked every minute while the page is visible. */
function useUnread(): number {
  const session = useSession();
  const { data } = useApi('GET /api/inbox', session === null ? null : {}, {
    refreshInterval: inboxPolling,
    revalidateOnFocus: true,
  });
  return data?.data.unread ?? 0;
}

const prefix = /^\(\d+\+?\) /;

/** The number of unread messages, beside their menu item and in front of the title of the window. */
export function UnreadCount() {
  const unread = useUnread();
  const shown = formatCount(unread);
  useEffect(() => {
    const write = () => {
      const bare = document.title.replace(prefix, '');
      const title = unread === 0 ? bare : `(${shown}) ${bare}`;
      if (document.title !== title) document.title = title;
    };
    write();
    // Each page writes its own title.
    const observer = new MutationObserver(write);
    const element = document.querySelector('title');
    if (element) observer.observe(element, { childList: true });
    return () => observer.disconnect();
  }, [unread, shown]);
  if (unread === 0) return null;
  return <CountBadge count={unread} label={unreadLabel} />;
}
