import { menuKinds, searchedByKind } from '@piacter/contracts/listings/values';
import { areaPath, getAreaRole, paths, publicPathsByKind } from '@piacter/contracts/site/paths';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../lib/page-title.ts';
import { useSession } from '../lib/session.ts';
import { notFoundText } from './not-found-text.ts';
import { SignpostPage } from './signpost-page.tsx';
import { text } from './text.ts';

const { sections } = text;

const links = [
  ...menuKinds.map((kind) => ({ to: publicPathsByKind[kind].search, label: searchedByKind[kind] })),
  { to: paths.home, label: sections.home },
  { to: paths.help, label: sections.help },
];

/** The way back to the start of the area that the address lies in; none for those whose area it is not. */
function useAreaLinks() {
  const role = getAreaRole(useLocation().pathname);
  const session = useSession();
  return role !== null && session?.path === role ? [{ to: areaPath(role), label: notFoundText.toArea }] : [];
}

type Props = {
  /** Of a listing that was there and is gone for good (LIFE-04): the search for others of its kind, which comes first. */
  goneFrom?: string | undefined;
};

/** The page of unknown addresses (PUB-04). */
export function NotFoundPage({ goneFrom }: Props) {
  const { title, hint } = goneFrom === undefined ? notFoundText.notFound : notFoundText.gone;
  usePageTitle(title);
  const areaLinks = useAreaLinks();
  return (
    <SignpostPage
      title={title}
      hint={hint}
      links={[
        ...areaLinks,
        ...links.toSorted((a, b) => Number(b.to === goneFrom) - Number(a.to === goneFrom)),
      ]}
    />
  );
}
