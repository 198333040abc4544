import { listingKinds, searchNameByKind } from '@piacter/contracts/listings/values';
import { publicPathsByKind } from '@piacter/contracts/site/paths';

/** Links to the searches of all kinds, for a list without listings. */
export const searchLinks = listingKinds.map((kind) => ({
  to: publicPathsByKind[kind].search,
  label: searchNameByKind[kind],
}));
