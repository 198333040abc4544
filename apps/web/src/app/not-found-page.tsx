import { paths } from '../config/paths.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { SignpostPage } from './signpost-page.tsx';
import { text } from './text.ts';

/** PUB-04: any address that leads nowhere. */
export function NotFoundPage() {
  usePageTitle(text.notFound.title);
  return (
    <SignpostPage
      title={text.notFound.title}
      hint={text.notFound.hint}
      links={[
        { to: paths.professionals, label: text.professional },
        { to: paths.properties, label: text.property },
        { to: paths.accommodations, label: text.accommodation },
        { to: paths.home, label: text.home },
        { to: paths.help, label: text.help },
      ]}
    />
  );
}
