import { listingKinds } from '@piacter/contracts/listings/values';
import { listingPages } from '../listings/kinds/index.ts';

/** Links to the searches of all kinds, for a list without listings. */
export const searchLinks = listingKinds.map((kind) => ({
  to: listingPages[kind].search,
  label: listingPages[kind].many,
}));
