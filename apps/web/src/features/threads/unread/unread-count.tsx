import { useEffect } from 'react';
import { CountBadge, formatCount } from '../../../ui/count-badge.tsx';
import { text } from './text.ts';
import { useUnread } from './use-unread.ts';

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
  return <CountBadge count={unread} label={text.unread} />;
}
