import { getAreaRole, threadsPath } from '@piacter/contracts/site/paths';
import { useLocation } from 'react-router-dom';
import { useApi } from '../../../lib/api/index.ts';
import { usePageTitle } from '../../../lib/page-title.ts';
import { Link } from '../../../ui/link.tsx';
import { PageHead } from '../../../ui/panel.tsx';
import { Pending } from '../../../ui/pending.tsx';
import { NotificationForm } from './notification-form.tsx';
import { text } from './text.ts';

/** /{role}/uzenetek/ertesitesek: when mails tell of unread messages (MSG-09). */
export function NotificationsPage() {
  usePageTitle(text.title);
  const role = getAreaRole(useLocation().pathname);
  const { data, error, mutate } = useApi('GET /api/notification-settings', {});
  return (
    <>
      {role && <Link to={threadsPath(role)}>{text.back}</Link>}
      <PageHead title={text.title} sub={text.sub} />
      {data ? (
        <NotificationForm saved={data.data} onSaved={() => void mutate()} />
      ) : (
        <Pending loading={text.loading} failure={error?.message} onRetry={() => void mutate()} />
      )}
    </>
  );
}
