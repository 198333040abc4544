import { toBudapestDay } from '@piacter/contracts/core/days';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { inTransaction } from '../../core/db/transaction.ts';
import { refreshFound } from './found-requests.ts';
import { requestStatus } from './request-states.ts';

/** Whether a stay ended before the day (YYYY-MM-DD), even if the job has not yet marked the request as over. */
export const isOver = ({ status, endDate }: { status: number; endDate: string }, today: string): boolean =>
  status === requestStatus.over || endDate < today;

/** Requests per transaction, so that none holds its locks for long. */
const batchSize = 500;

/** Marks a batch of open requests whose stay ended before the day as over; returns their number. */
const closeBatch = (db: Database, today: string): Promise<number> =>
  inTransaction(db, async (trx) => {
    const { rows } = await sql<{ requestID: number }>`
      select requestID from accommodation_requests
      where status = ${requestStatus.open} and endDate < ${today}
      order by endDate, requestID limit ${sql.lit(batchSize)} for update`.execute(trx);
    if (rows.length === 0) return 0;
    const ids = rows.map(({ requestID }) => requestID);
    await trx
      .updateTable('accommodation_requests')
      .set({ status: requestStatus.over })
      .where('requestID', 'in', ids)
      .execute();
    await refreshFound(trx, 'accommodation', ids);
    return ids.length;
  });

/**
 * Marks accommodation requests whose stay ended before today as over, and returns their number. Concurrent runs share
 * the work; a stay whose last day is today can still be answered.
 */
export async function closePastStays({ db }: { db: Database }, now: Date): Promise<number> {
  const today = toBudapestDay(now);
  let closed = 0;
  for (;;) {
    const count = await closeBatch(db, today);
    closed += count;
    if (count < batchSize) return closed;
  }
}
