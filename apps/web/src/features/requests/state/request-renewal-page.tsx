import { paths } from '@piacter/contracts/site/paths';
import { api } from '../../../lib/api/index.ts';
import { LinkActionPage } from '../../../ui/link-action-page.tsx';
import { text } from './text.ts';

/** Keeps a property request going by the link of the mail that asks whether it is still wanted. */
export const RequestRenewalPage = () => (
  <LinkActionPage
    title={text.link.title}
    hint={text.link.hint}
    action={text.extend}
    run={(key) => api('POST /api/request-renewals', { body: { key } })}
    next={{ to: paths.loginRegister, label: text.link.next }}
  />
);
