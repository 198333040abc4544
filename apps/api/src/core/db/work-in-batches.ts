import type { Database } from '@piacter/db';
import { type SqlBool, sql } from 'kysely';
import { createFailures } from '../for-each-isolated.ts';
import { inTransaction, type Trx } from './transaction.ts';

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
  const failures = createFailures();
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
  const error = failures.sumUp(count);
  if (error) throw error;
}
