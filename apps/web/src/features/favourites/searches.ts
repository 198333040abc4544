import { listingKinds } from '@piacter/contracts/listings/values';
import { publicPathsByKind } from '@piacter/contracts/site/paths';
import { listingWords } from '../kinds/index.ts';

/** Links to the searches of all kinds, for a list without listings. */
export const searchLinks = listingKinds.map((kind) => ({
  to: publicPathsByKind[kind].search,
  label: listingWords[kind].many,
}));
