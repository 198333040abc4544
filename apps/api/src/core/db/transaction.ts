import type { Database, DB } from '@piacter/db';
import { isDeadlock } from '@piacter/db/connection-faults';
import type { Transaction } from 'kysely';

/** A transaction; queries accept it as well as the pool. */
export type Trx = Transaction<DB>;

const lockWaitTimeout = 1205;
const attempts = 3;

const errno = (error: unknown): number | undefined =>
  error instanceof Error && 'errno' in error && typeof error.errno === 'number' ? error.errno : undefined;

/**
 * Whether the error is a deadlock, a conflict with another node of a cluster at commit (the same number) or a lock wait
 * timeout, after which a retry may succeed.
 */
export const isLockConflict = (error: unknown): boolean =>
  isDeadlock(error) || errno(error) === lockWaitTimeout;

/** Whether the error is a violation of a unique key. */
export const isDuplicate = (error: unknown): boolean => errno(error) === 1062;

/** Whether a row refers to one that was deleted meanwhile. */
export const isMissingReference = (error: unknown): boolean => errno(error) === 1452;

/**
 * Runs `work` in a transaction. After a deadlock or a lock wait timeout it is retried, up to three attempts in all, so
 * `work` must be repeatable (mails go to the outbox, files are written before). A transaction whose connection was lost is
 * not: its commit may have taken effect.
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
