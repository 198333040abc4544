import { paths } from '../config/paths.ts';
import { usePageTitle } from '../lib/page-title.ts';
import { SignpostPage } from './signpost-page.tsx';
import { text } from './text.ts';

const { sections } = text;

type Props = {
  /** For a listing that was there and is gone for good (LIFE-04). */
  isGone?: boolean;
};

/** The page of unknown addresses (PUB-04). */
export function NotFoundPage({ isGone = false }: Props) {
  const { title, hint } = isGone ? text.gone : text.notFound;
  usePageTitle(title);
  return (
    <SignpostPage
      title={title}
      hint={hint}
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
