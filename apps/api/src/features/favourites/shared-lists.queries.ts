import type { ListAnswer } from '@piacter/contracts/favourites';
import { isSameListing, type ListingTarget } from '@piacter/contracts/listings';
import type { Database, DB } from '@piacter/db';
import type { Insertable, Updateable } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';

/** The links of a user, the newest first. */
export const selectLists = (db: Database, userID: number) =>
  db
    .selectFrom('favourite_lists')
    .select(['listID', 'name', 'withNotes', 'withPartner', 'partnerName', 'created'])
    .where('userID', '=', userID)
    .orderBy('listID', 'desc')
    .execute();

/** The chosen listings of lists; a list without any has all favourites. */
export const selectChosen = (db: Database, listIDs: readonly number[]) =>
  db
    .selectFrom('favourite_list_listings')
    .select(['listID', 'kind', 'listingID as id'])
    .where('listID', 'in', [...listIDs, 0])
    .$castTo<ListingTarget & { listID: number }>()
    .execute();

export const selectAnswers = (db: Database, listIDs: readonly number[]) =>
  db
    .selectFrom('favourite_list_answers')
    .select(['listID', 'kind', 'listingID as id', 'isLiked', 'note'])
    .where('listID', 'in', [...listIDs, 0])
    .$castTo<ListingTarget & { listID: number; isLiked: number; note: string }>()
    .execute();

export async function insertList(trx: Trx, list: Insertable<DB['favourite_lists']>): Promise<number> {
  return Number((await trx.insertInto('favourite_lists').values(list).executeTakeFirstOrThrow()).insertId);
}

export const updateList = (trx: Trx, listID: number, change: Updateable<DB['favourite_lists']>) =>
  trx.updateTable('favourite_lists').set(change).where('listID', '=', listID).execute();

/** Locks a user's own list; undefined for anybody else's. */
export const lockOwnList = (trx: Trx, userID: number, listID: number) =>
  trx
    .selectFrom('favourite_lists')
    .select('listID')
    .where('listID', '=', listID)
    .where('userID', '=', userID)
    .forUpdate()
    .executeTakeFirst();

/** Replaces the chosen listings of a list; those that its owner does not keep are left out. */
export async function writeChosen(
  trx: Trx,
  { userID, listID }: { userID: number; listID: number },
  listings: readonly ListingTarget[],
): Promise<void> {
  await trx.deleteFrom('favourite_list_listings').where('listID', '=', listID).execute();
  if (listings.length === 0) return;
  const kept = await trx
    .selectFrom('favourites')
    .select(['kind', 'listingID as id'])
    .where('userID', '=', userID)
    .$castTo<ListingTarget>()
    .execute();
  const chosen = kept.filter((one) => listings.some(isSameListing(one)));
  if (chosen.length > 0)
    await trx
      .insertInto('favourite_list_listings')
      .values(chosen.map(({ kind, id }) => ({ listID, kind, listingID: id })))
      .execute();
}

/** False unless the link was the user's own. */
export async function deleteList(db: Database, userID: number, listID: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('favourite_lists')
    .where('listID', '=', listID)
    .where('userID', '=', userID)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

const selectWithOwner = (db: Database) =>
  db
    .selectFrom('favourite_lists as list')
    .innerJoin('users as owner', 'owner.userID', 'list.userID')
    .select(['list.listID', 'list.userID', 'list.name', 'list.withNotes', 'list.withPartner'])
    .select(['list.partnerName', 'list.visitedAt'])
    .where('owner.deletedAt', 'is', null)
    .where('owner.blockedAt', 'is', null);

/** The list that a link opens; undefined where the account was deleted or is blocked. */
export const findList = (db: Database, tokenHash: Buffer) =>
  selectWithOwner(db).where('list.tokenHash', '=', tokenHash).executeTakeFirst();

/** A user's own list; undefined for anybody else's. */
export const findOwnList = (db: Database, userID: number, listID: number) =>
  selectWithOwner(db).where('list.listID', '=', listID).where('list.userID', '=', userID).executeTakeFirst();

/** Stores what the second person says of a listing, in place of what they said before. */
export const writeAnswer = (
  trx: Trx,
  { listID, kind, id: listingID }: ListingTarget & { listID: number },
  answer: ListAnswer,
  updated: Date,
) =>
  trx
    .insertInto('favourite_list_answers')
    .values({ listID, kind, listingID, ...answer, updated })
    .onDuplicateKeyUpdate({ ...answer, updated })
    .execute();

/** Notes the visits of lists that were last visited before `before`. */
export const noteVisits = (
  db: Database,
  by: { userID: number } | { listID: number },
  { before, now }: { before: Date; now: Date },
) =>
  db
    .updateTable('favourite_lists')
    .set({ visitedAt: now })
    .where((eb) => eb.and(by))
    .where('visitedAt', '<', before)
    .execute();

/** Deletes the lists that nobody has visited since, with what was said in them. */
export const deleteUnvisited = (db: Database, since: Date) =>
  db.deleteFrom('favourite_lists').where('visitedAt', '<', since).execute();

export const removeListsOfUser = (trx: Trx, userID: number) =>
  trx.deleteFrom('favourite_lists').where('userID', '=', userID).execute();
