import type { Database, DB } from '@piacter/db';
import type { Transaction } from 'kysely';

/** A transaction of the product's database; queries take it or the pool alike. */
export type Trx = Transaction<DB>;

const deadlock = 1213;
const lockWaitTimeout = 1205;
const attempts = 3;

const errno = (error: unknown): number | undefined =>
  error instanceof Error && 'errno' in error && typeof error.errno === 'number' ? error.errno : undefined;

/** Whether the database gave up on a lock: the same statements may succeed when run again. */
export const isLockConflict = (error: unknown): boolean => {
  const code = errno(error);
  return code === deadlock || code === lockWaitTimeout;
};

/** Whether a unique key said no. */
export const isDuplicate = (error: unknown): boolean => errno(error) === 1062;

/**
 * Runs `work` in one transaction. A deadlock or a lock wait that timed out is tried again, at most three times
 * in all, so `work` does nothing that cannot be repeated (mails go to the outbox, files are written before).
 */
export async function inTransaction<Result>(
  db: Database,
  work: (trx: Trx) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (attempt === attempts || !isLockConflict(error)) throw error;
    }
  }
}
