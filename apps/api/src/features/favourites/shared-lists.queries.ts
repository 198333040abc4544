import type { Database, DB } from '@piacter/db';
import type { Insertable } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';

/** The links of a user, the newest first. */
export const selectLists = (db: Database, userID: number) =>
  db
    .selectFrom('favourite_lists')
    .select(['listID', 'name', 'withNotes', 'created'])
    .where('userID', '=', userID)
    .orderBy('listID', 'desc')
    .execute();

export async function insertList(trx: Trx, list: Insertable<DB['favourite_lists']>): Promise<number> {
  return Number((await trx.insertInto('favourite_lists').values(list).executeTakeFirstOrThrow()).insertId);
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

/** The list that a link opens; the account has to exist. */
export const findList = (db: Database, tokenHash: Buffer) =>
  db
    .selectFrom('favourite_lists as list')
    .innerJoin('users as owner', 'owner.userID', 'list.userID')
    .select(['list.userID', 'list.name', 'list.withNotes'])
    .where('list.tokenHash', '=', tokenHash)
    .where('owner.deletedAt', 'is', null)
    .executeTakeFirst();

export const removeListsOfUser = (trx: Trx, userID: number) =>
  trx.deleteFrom('favourite_lists').where('userID', '=', userID).execute();
