import { toFlag } from '@piacter/contracts/core';
import { dayMs } from '@piacter/contracts/core/days';
import {
  type FavouriteList,
  type FavouriteListBody,
  type FavouriteListUpdate,
  type ListAnswer,
  maxFavouriteLists,
  type SharedList,
} from '@piacter/contracts/favourites';
import { isSameListing, type ListingTarget, listingKinds } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import { createLinkSecret, hashSecret } from '../../core/link-secret.ts';
import type { Deps } from '../../deps.ts';
import { findAccountForUpdate } from '../accounts/lock/index.ts';
import { favouriteText } from './favourites.text.ts';
import { findListed } from './find-listed.ts';
import type { FindListingCards } from './listing-cards.ts';
import {
  deleteList,
  deleteUnvisited,
  findList,
  insertList,
  lockOwnList,
  noteVisits,
  selectAnswers,
  selectChosen,
  selectLists,
  updateList,
  writeAnswer,
  writeChosen,
} from './shared-lists.queries.ts';

/** Retention of a list after its last visit by either side, in days. */
const retentionDays = 365;

/** Links to somebody's favourites (KEEP-04), which show them as they are when the link is opened. */
export function createSharedLists({ db, clock }: Pick<Deps, 'db' | 'clock'>, findCards: FindListingCards) {
  /** Of a day's visits the first one is noted: a list is kept for a year after the last. */
  const noteVisit = (by: Parameters<typeof noteVisits>[1]) => {
    const now = clock.now();
    return noteVisits(db, by, { before: new Date(now.getTime() - dayMs), now });
  };

  /** The list of a link. Throws `not_found` for one that was taken back, was never given out, or whose owner was deleted or is blocked. */
  async function getList(token: string) {
    const list = await findList(db, hashSecret(token));
    if (!list) throw notFound(favouriteText.noList);
    return list;
  }

  /** The same for who answers: of a list for two. */
  async function getListForTwo(token: string) {
    const list = await getList(token);
    if (list.withPartner !== 1) throw notFound(favouriteText.noAnswers);
    return list;
  }

  return {
    async list({ userID }: Session): Promise<FavouriteList[]> {
      await noteVisit({ userID });
      const lists = await selectLists(db, userID);
      const listIDs = lists.map(({ listID }) => listID);
      const [chosen, answers] = await Promise.all([selectChosen(db, listIDs), selectAnswers(db, listIDs)]);
      const ofList = <Row extends { listID: number }>(rows: readonly Row[], listID: number) =>
        rows.filter((row) => row.listID === listID);
      return lists.map(({ withNotes, withPartner, created, ...list }) => ({
        ...list,
        withNotes: toFlag(withNotes),
        withPartner: toFlag(withPartner),
        listings: ofList(chosen, list.listID),
        answers: ofList(answers, list.listID).map((one) => ({ ...one, isLiked: toFlag(one.isLiked) })),
        created: created.toISOString(),
      }));
    },

    /** Throws `list_limit_reached`. The token is stored as a hash only, so it cannot be told again. */
    async create({ userID }: Session, { listings, ...list }: FavouriteListBody) {
      const token = createLinkSecret();
      const listID = await inTransaction(db, async (trx) => {
        if (!(await findAccountForUpdate(trx, userID))) throw new ApiError('signed_out');
        if ((await selectLists(trx, userID)).length >= maxFavouriteLists)
          throw new ApiError('list_limit_reached');
        const created = clock.now();
        const tokenHash = hashSecret(token);
        const listID = await insertList(trx, { userID, ...list, tokenHash, created, visitedAt: created });
        await writeChosen(trx, { userID, listID }, listings);
        return listID;
      });
      return { listID, token };
    },

    /** Throws `not_found` for anybody else's. */
    update: (
      { userID }: Session,
      listID: number,
      { listings, ...change }: FavouriteListUpdate,
    ): Promise<void> =>
      inTransaction(db, async (trx) => {
        if (!(await lockOwnList(trx, userID, listID))) throw notFound();
        if (Object.keys(change).length > 0) await updateList(trx, listID, change);
        if (listings) await writeChosen(trx, { userID, listID }, listings);
      }),

    /** Throws `not_found` for anybody else's. */
    async remove({ userID }: Session, listID: number): Promise<void> {
      if (!(await deleteList(db, userID, listID))) throw notFound();
    },

    /** Throws `not_found` for a link that was taken back, was never given out, or whose owner was deleted or is blocked. */
    async open(token: string): Promise<SharedList> {
      const list = await getList(token);
      await noteVisit({ listID: list.listID });
      const isForTwo = list.withPartner === 1;
      const kept = await findListed(db, list);
      const answers = isForTwo ? await selectAnswers(db, [list.listID]) : [];
      const ids = Object.fromEntries(
        listingKinds.map((kind) => [kind, kept.flatMap((one) => (one.kind === kind ? one.id : []))]),
      );
      return {
        listID: list.listID,
        name: list.name,
        partnerName: isForTwo ? list.partnerName : null,
        listings: kept.map(({ kind, id, title, note }) => {
          const answer = answers.find(isSameListing({ kind, id }));
          return {
            kind,
            id,
            title,
            note: list.withNotes === 1 ? note : null,
            answer: answer ? { note: answer.note, isLiked: toFlag(answer.isLiked) } : null,
          };
        }),
        cards: await findCards(ids),
      };
    },

    /** Throws `not_found` as `open`, and for a list that is read only. */
    async namePartner(token: string, partnerName: string): Promise<void> {
      const { listID } = await getListForTwo(token);
      await inTransaction(db, (trx) => updateList(trx, listID, { partnerName }));
    },

    /** Throws `not_found` as `open`, for a list that is read only, and for a listing that is not in it. */
    async answer(token: string, listing: ListingTarget, answer: ListAnswer): Promise<void> {
      const list = await getListForTwo(token);
      if (!(await findListed(db, list)).some(isSameListing(listing))) throw notFound(favouriteText.notListed);
      await inTransaction(db, (trx) =>
        writeAnswer(trx, { listID: list.listID, ...listing }, answer, clock.now()),
      );
    },
  };
}

export type SharedLists = ReturnType<typeof createSharedLists>;

/** Deletes the lists that neither side has visited for a year. */
export const deleteForgottenLists = (db: Database, now: Date) =>
  deleteUnvisited(db, new Date(now.getTime() - retentionDays * dayMs));
