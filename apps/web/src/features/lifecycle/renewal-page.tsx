import { paths } from '@piacter/contracts/site/paths';
import { api } from '../../lib/api/index.ts';
import { LinkActionPage } from '../../ui/link-action-page.tsx';
import { text } from './text.ts';

/** Renews a listing by the link of the expiry mail (LIFE-03). */
export const RenewalPage = () => (
  <LinkActionPage
    title={text.renewal.title}
    hint={text.renewal.hint}
    action={text.renew}
    run={(key) => api('POST /api/listings/renew', { body: { key } })}
    next={{ to: paths.loginRegister, label: text.renewal.toLogin }}
  />
);
