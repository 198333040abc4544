import { paths } from '@piacter/contracts/site/paths';
import { api } from '../../lib/api/index.ts';
import { LinkActionPage } from '../../ui/link-action-page.tsx';
import { text } from './text.ts';

/** /uzenet-levelek-lemondasa: ends the mails about a thread, by the link in any of them (MSG-09). */
export const UnsubscribePage = () => (
  <LinkActionPage
    {...text.unsubscribe}
    run={async (key) => await api('POST /api/thread-mails/unsubscribe', { body: { key } })}
    next={{ to: paths.home, label: text.guest.home }}
  />
);
