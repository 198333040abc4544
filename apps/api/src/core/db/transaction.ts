import type { Database, DB } from '@piacter/db';
import { isDeadlock } from '@piacter/db/connection-faults';
import { type SqlBool, sql, type Transaction } from 'kysely';
import { createFailures } from '../for-each-isolated.ts';

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
 * `work` must be repeatable (mails go to the outbox, files are written under the same names). A transaction whose connection was lost is
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

/** Whether a row comes after another one in the order of these columns; any does where there is no other. */
export function isAfter<Column extends string>(
  row: Readonly<Record<Column, unknown>> | undefined,
  columns: readonly [Column, ...Column[]],
) {
  if (!row) return sql<SqlBool>`true`;
  const [first] = columns;
  const refs = sql.join(columns.map((column) => sql.ref(column)));
  const values = sql.join(columns.map((column) => row[column]));
  // The first condition is the one that an index serves.
  return sql<SqlBool>`(${sql.ref(first)} >= ${row[first]} and (${refs}) > (${values}))`;
}

interface Batches<Row> {
  /** Rows that are worked on in one transaction. */
  size: number;
  /** The next rows in the order of the job after those that have failed in this run, locked until the transaction ends. */
  claim: (trx: Trx, limit: number, failed: readonly Row[]) => Promise<readonly Row[]>;
  work: (trx: Trx, rows: readonly Row[]) => Promise<unknown>;
}

/**
 * Claims rows and works on them in batches, each a transaction, until there are no more. The rows of one that fails are
 * claimed again one by one, so that a row that fails keeps no other from its turn; its own is in the next run. What was
 * thrown is thrown together at the end.
 */
export async function workInBatches<Row>(db: Database, { size, claim, work }: Batches<Row>): Promise<void> {
  let failures: ReturnType<typeof createFailures> | undefined;
  const failed: Row[] = [];
  let count = 0;
  let oneByOne = 0;
  for (let isLast = false; !isLast; ) {
    const limit = oneByOne > 0 ? 1 : size;
    let rows: readonly Row[] = [];
    try {
      await inTransaction(db, async (trx) => {
        rows = [];
        rows = await claim(trx, limit, failed);
        if (rows.length > 0) await work(trx, rows);
      });
      count += rows.length;
      isLast = rows.length < limit;
    } catch (error) {
      failures ??= createFailures();
      const [row, ...others] = rows;
      if (row === undefined) {
        failures.end(error);
        isLast = true;
      } else if (others.length === 0) {
        failures.add(error);
        failed.push(row);
        count += 1;
      } else {
        oneByOne = rows.length;
        continue;
      }
    }
    oneByOne = Math.max(0, oneByOne - 1);
  }
  const error = failures?.sumUp(count);
  if (error) throw error;
}
