import { areaPath, getAreaRole, paths } from '@piacter/contracts/site/paths';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../lib/page-title.ts';
import { useSession } from '../lib/session.ts';
import { formText } from './form-text.ts';
import { notFoundText } from './not-found-text.ts';
import { SignpostPage } from './signpost-page.tsx';
import { text } from './text.ts';

const links = [
  { to: paths.home, label: text.sections.home },
  { to: paths.help, label: text.sections.help },
];

/** The not-found page in the area of a role, with the way back to its start. */
export function AreaNotFoundPage() {
  const { title, hint } = notFoundText.notFound;
  usePageTitle(title);
  const role = getAreaRole(useLocation().pathname);
  const session = useSession();
  const toArea =
    role !== null && session?.path === role ? [{ to: areaPath(role), label: formText.toArea }] : [];
  return <SignpostPage title={title} hint={hint} links={[...toArea, ...links]} />;
}
