import { paths } from '@piacter/contracts/site/paths';
import { api } from '../../lib/api/index.ts';
import { LinkActionPage } from '../../ui/link-action-page.tsx';
import { text } from './text.ts';

/** Ends the mails about cheaper favourites by the link of any of them (PRICE-03). */
export const UnsubscribePage = () => (
  <LinkActionPage
    title={text.title}
    hint={text.hint}
    action={text.unsubscribe}
    run={(key) => api('POST /api/price-alerts/unsubscribe', { body: { key } })}
    next={{ to: paths.favourites, label: text.toFavourites }}
  />
);
