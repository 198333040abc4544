import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import { toCalendarDay } from '../../core/calendar.ts';
import { requestStatus } from './request-kinds.ts';

/** Whether a stay ended before the day (YYYY-MM-DD), even if the job has not yet marked the request as over. */
export const isOver = ({ status, endDate }: { status: number; endDate: string }, today: string): boolean =>
  status === requestStatus.over || endDate < today;

/** Rows an update, so that none holds its locks for long. */
const batchSize = 500;

/** Marks a batch of open requests whose stay ended before the day as over; returns their number. */
async function closeBatch(db: Database, today: string): Promise<number> {
  const { numAffectedRows } = await sql`
    update accommodation_requests set status = ${requestStatus.over}
    where status = ${requestStatus.open} and endDate < ${today}
    order by endDate, requestID limit ${sql.lit(batchSize)}`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/**
 * Marks the accommodation requests as over whose stay ended before today. Returns their number. Concurrent runs share
 * the work; a stay whose last day is today can still be answered.
 */
export async function closePastStays({ db }: { db: Database }, now: Date): Promise<number> {
  const today = toCalendarDay(now);
  let closed = 0;
  for (;;) {
    const count = await closeBatch(db, today);
    closed += count;
    if (count < batchSize) return closed;
  }
}
