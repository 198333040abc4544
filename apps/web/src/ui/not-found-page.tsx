import { menuKinds, searchedByKind } from '@piacter/contracts/listings/values';
import { paths, publicPathsByKind } from '@piacter/contracts/site/paths';
import { usePageTitle } from '../lib/page-title.ts';
import { notFoundText } from './not-found-text.ts';
import { SignpostPage } from './signpost-page.tsx';
import { text } from './text.ts';

const { sections } = text;

const links = [
  ...menuKinds.map((kind) => ({ to: publicPathsByKind[kind].search, label: searchedByKind[kind] })),
  { to: paths.home, label: sections.home },
  { to: paths.help, label: sections.help },
];

type Props = {
  /** Of a listing that was there and is gone for good (LIFE-04): the search for others of its kind, which comes first. */
  goneFrom?: string | undefined;
};

/** The page of unknown addresses (PUB-04). */
export function NotFoundPage({ goneFrom }: Props) {
  const { title, hint } = goneFrom === undefined ? notFoundText.notFound : notFoundText.gone;
  usePageTitle(title);
  return (
    <SignpostPage
      title={title}
      hint={hint}
      links={links.toSorted((a, b) => Number(b.to === goneFrom) - Number(a.to === goneFrom))}
    />
  );
}
