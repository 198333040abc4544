import type { KeptInBrowser } from '@piacter/contracts/favourites';
import { createStoredList } from '../../../lib/stored-list.ts';

/** What a visitor without an account keeps in the browser, each kind in its order. */
export type BrowserFavourite = KeptInBrowser & {
  title: string;
  /** The account that had no room for it, so that it is not offered again to the same one. */
  refusedBy?: string;
};

export const browserFavourites = createStoredList<BrowserFavourite>('favourites');
