import { paths } from '../config/paths.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { SignpostPage } from './signpost-page.tsx';
import { text } from './text.ts';

const { sections } = text;

/** The page of unknown addresses (PUB-04). */
export function NotFoundPage() {
  usePageTitle(text.notFound.title);
  return (
    <SignpostPage
      title={text.notFound.title}
      hint={text.notFound.hint}
      links={[
        { to: paths.professionals, label: sections.professional },
        { to: paths.properties, label: sections.property },
        { to: paths.accommodations, label: sections.accommodation },
        { to: paths.home, label: sections.home },
        { to: paths.help, label: sections.help },
      ]}
    />
  );
}
