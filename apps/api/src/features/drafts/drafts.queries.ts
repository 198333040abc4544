import type { ListingKind } from '@piacter/contracts/listings';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { listingSpecs } from '../listings/index.ts';

/** A form of a user; `listingID` is 0 for that of a new listing. */
export interface DraftKey {
  userID: number;
  kind: ListingKind;
  listingID: number;
}

/** A draft that was changed after `since`. */
export const findDraft = (db: Database, { userID, kind, listingID }: DraftKey, since: Date) =>
  db
    .selectFrom('drafts')
    .select(['content', 'updated'])
    .where('userID', '=', userID)
    .where('kind', '=', kind)
    .where('listingID', '=', listingID)
    .where('updated', '>', since)
    .executeTakeFirst();

/** Whose draft may be written: of a new listing the user's, of a stored one its owner's. */
const selectWriter = ({ userID, kind, listingID }: DraftKey) => {
  if (listingID === 0) return sql`select userID from users where userID = ${userID} and deletedAt is null`;
  const { table, idField } = listingSpecs[kind];
  return sql`select userID from ${sql.table(table)} where ${sql.ref(idField)} = ${listingID} and userID = ${userID}`;
};

/** Creates or replaces a draft; false for a listing that is not the user's own. */
export async function writeDraft(
  db: Database,
  key: DraftKey,
  { content, updated }: { content: string; updated: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into drafts (userID, kind, listingID, content, updated)
    select writer.userID, ${key.kind}, ${key.listingID}, ${content}, ${updated} from (${selectWriter(key)}) as writer
    on duplicate key update content = ${content}, updated = ${updated}`.execute(db);
  return (numAffectedRows ?? 0n) > 0n;
}

export const deleteDraftOf = (db: Database, { userID, kind, listingID }: DraftKey) =>
  db
    .deleteFrom('drafts')
    .where('userID', '=', userID)
    .where('kind', '=', kind)
    .where('listingID', '=', listingID)
    .execute();

export const deleteDraftsBefore = (db: Database, before: Date) =>
  db.deleteFrom('drafts').where('updated', '<=', before).execute();

export const removeDraftsOfUser = (trx: Trx, userID: number) =>
  trx.deleteFrom('drafts').where('userID', '=', userID).execute();
