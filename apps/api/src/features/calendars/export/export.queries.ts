import type { Database } from '@piacter/db';
import { hashSecret } from '../../../core/link-secret.ts';

/** When the export of an accommodation was made; undefined where there is none. */
export const findExport = (db: Database, accommodationID: number) =>
  db
    .selectFrom('calendar_exports')
    .select('created')
    .where('accommodationID', '=', accommodationID)
    .executeTakeFirst();

/** Replaces the secret of the user's own accommodation, of which the hash is stored; false for anybody else's. */
export async function saveExport(
  db: Database,
  { accommodationID, userID, token }: { accommodationID: number; userID: number; token: string },
  now: Date,
): Promise<boolean> {
  const values = { hash: hashSecret(token), created: now };
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('calendar_exports')
    .columns(['accommodationID', 'hash', 'created'])
    .expression((eb) =>
      eb
        .selectFrom('accommodations')
        .select(['accommodationID', eb.val(values.hash).as('hash'), eb.val(now).as('created')])
        .where('accommodationID', '=', accommodationID)
        .where('userID', '=', userID),
    )
    .onDuplicateKeyUpdate({ hash: values.hash, created: now })
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

/** The accommodation of a secret, and when its calendar was changed last. */
export const findExported = (db: Database, token: string) =>
  db
    .selectFrom('calendar_exports as e')
    .innerJoin('accommodations as a', 'a.accommodationID', 'e.accommodationID')
    .leftJoin('calendars as c', 'c.accommodationID', 'e.accommodationID')
    .select(['a.accommodationID', 'a.accommodationName', 'e.created', 'c.updated'])
    .where('e.hash', '=', hashSecret(token))
    .executeTakeFirst();
