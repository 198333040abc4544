import type { Database } from '@piacter/db';
import { sql } from 'kysely';

/** What one process holds for a while: until then no other one takes it up. */
export interface Lease {
  token: string;
  now: Date;
  until: Date;
}

/**
 * Takes the lease of a row whose state is `due`, and counts the attempt; of concurrent callers one succeeds. Without a
 * result by the end of the lease the row is due again.
 */
export async function claimLease(
  db: Database,
  { table, idColumn, id }: { table: 'invoices' | 'refunds'; idColumn: string; id: number },
  { token, now, until }: Lease,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update ${sql.table(table)}
    set leaseToken = ${token}, leaseUntil = ${until}, nextAttemptAt = ${until}, attempts = attempts + 1, updated = ${now}
    where ${sql.ref(idColumn)} = ${id} and state = 'due' and (leaseUntil is null or leaseUntil <= ${now})`.execute(
    db,
  );
  return numAffectedRows === 1n;
}
