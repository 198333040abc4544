import { isSameListing } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { published } from '../listings/rows/index.ts';
import { selectFavourites } from './favourites.queries.ts';
import { selectChosen } from './shared-lists.queries.ts';

/** The published favourites in a list, in their order. */
export async function findListed(db: Database, { listID, userID }: { listID: number; userID: number }) {
  const [kept, chosen] = await Promise.all([selectFavourites(db, userID), selectChosen(db, [listID])]);
  return kept.filter(
    (one) => one.status === published && (chosen.length === 0 || chosen.some(isSameListing(one))),
  );
}
