import { menuKinds, searchedByKind } from '@piacter/contracts/listings/values';
import { publicPathsByKind } from '@piacter/contracts/site/paths';

/** The searches in the menu and the footer; `detailPath` is the prefix of the pages that belong to one. */
export const kindLinks = menuKinds.map((kind) => {
  const { search, detail } = publicPathsByKind[kind];
  return { to: search, label: searchedByKind[kind], detailPath: detail('') };
});
