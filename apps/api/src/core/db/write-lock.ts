import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from './transaction.ts';

/**
 * Excludes other transactions that take the lock of this name, until the end of the transaction, on all nodes of a
 * cluster: of two that have written the same row, the later one is rolled back at its commit (1213) and repeated.
 */
export async function takeWriteLock(trx: Trx, lockName: string): Promise<void> {
  await trx
    .insertInto('write_locks')
    .values({ lockName, version: 1 })
    .onDuplicateKeyUpdate({ version: sql`version + 1` })
    .execute();
}

/** Deletes the rows of the locks; one that is held is waited for. */
export const deleteWriteLocks = (db: Database) => db.deleteFrom('write_locks').execute();
