import { createHash, randomBytes } from 'node:crypto';
import { toFlag } from '@piacter/contracts/core';
import {
  type FavouriteList,
  type FavouriteListBody,
  maxFavouriteLists,
  type SharedList,
} from '@piacter/contracts/favourites';
import { listingKinds } from '@piacter/contracts/listings';
import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { lockAccount } from '../accounts/index.ts';
import { published } from '../listings/rows/index.ts';
import { selectFavourites } from './favourites.queries.ts';
import { favouriteText } from './favourites.text.ts';
import type { FindListingCards } from './listing-cards.ts';
import { deleteList, findList, insertList, selectLists } from './shared-lists.queries.ts';

/** 128 bits: nobody finds a link by trying. */
const tokenBytes = 16;

const toHash = (token: string) => createHash('sha256').update(token).digest();

/** Read-only links to somebody's favourites (KEEP-04), which show them as they are when the link is opened. */
export function createSharedLists({ db, clock }: Pick<Deps, 'db' | 'clock'>, findCards: FindListingCards) {
  return {
    list: async ({ userID }: Session): Promise<FavouriteList[]> =>
      (await selectLists(db, userID)).map(({ withNotes, created, ...list }) => ({
        ...list,
        withNotes: toFlag(withNotes),
        created: created.toISOString(),
      })),

    /** Throws `list_limit_reached`. The token is stored as a hash only, so it cannot be told again. */
    async create({ userID }: Session, { name, withNotes }: FavouriteListBody) {
      const token = randomBytes(tokenBytes).toString('hex');
      const listID = await inTransaction(db, async (trx) => {
        if (!(await lockAccount(trx, userID))) throw new ApiError('signed_out');
        if ((await selectLists(trx, userID)).length >= maxFavouriteLists)
          throw new ApiError('list_limit_reached');
        const created = clock.now();
        return insertList(trx, {
          userID,
          name,
          withNotes,
          tokenHash: toHash(token),
          created,
        });
      });
      return { listID, token };
    },

    /** Throws `not_found` for anybody else's. */
    async remove({ userID }: Session, listID: number): Promise<void> {
      if (!(await deleteList(db, userID, listID))) throw notFound();
    },

    /** Throws `not_found` for a link that was taken back, was never given out, or whose owner was deleted. */
    async open(token: string): Promise<SharedList> {
      const list = await findList(db, toHash(token));
      if (!list) throw notFound(favouriteText.noList);
      const kept = (await selectFavourites(db, list.userID)).filter(({ status }) => status === published);
      const ids = Object.fromEntries(
        listingKinds.map((kind) => [kind, kept.flatMap((one) => (one.kind === kind ? one.id : []))]),
      );
      return {
        name: list.name,
        listings: kept.map(({ kind, id, note }) => ({ kind, id, note: list.withNotes === 1 ? note : null })),
        cards: await findCards(ids),
      };
    },
  };
}

export type SharedLists = ReturnType<typeof createSharedLists>;
