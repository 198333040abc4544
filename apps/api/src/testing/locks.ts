import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { inTransaction, type Trx } from '../core/db/transaction.ts';

/** Runs `take` in a transaction that stays open, with the locks it has taken, until the returned function is called. */
export async function holdLocks(
  db: Database,
  take: (trx: Trx) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const taken = Promise.withResolvers<void>();
  const mayEnd = Promise.withResolvers<void>();
  const holding = inTransaction(db, async (trx) => {
    await take(trx);
    taken.resolve();
    await mayEnd.promise;
  });
  await Promise.race([taken.promise, holding]);
  return () => {
    mayEnd.resolve();
    return holding;
  };
}

/** Waits until as many statements of the test's database that contain `part` wait for a lock. */
export async function waitUntilBlocked(db: Database, part: string, count = 1): Promise<void> {
  const countWaiting = async () => {
    const { rows } = await sql`select 1 from information_schema.innodb_trx
      join information_schema.processlist on id = trx_mysql_thread_id
      where trx_state = 'LOCK WAIT' and db = database() and locate(${part}, trx_query) > 0`.execute(db);
    return rows.length;
  };
  // InnoDB refreshes this table only if it was not read for a tenth of a second.
  await expect.poll(countWaiting, { interval: 250, timeout: 10_000 }).toBeGreaterThanOrEqual(count);
}

/** Ends what `holdLocks` began once so many statements wait for it, or at the latest when none does for long. */
export async function releaseOnceBlocked(
  db: Database,
  release: () => Promise<void>,
  part: string,
  count = 1,
): Promise<void> {
  try {
    await waitUntilBlocked(db, part, count);
  } finally {
    await release();
  }
}
