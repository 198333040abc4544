import type { Database } from '@piacter/db';
import { sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';

/** Months for which a stay is kept after its departure. */
const retentionMonths = 24;

/** Deletes stays whose guests have left long ago, and busy nights of that time, whoever made them busy. */
export async function deleteOldStays(db: Database, now: Date): Promise<void> {
  const isOld = sql<boolean>`departure < date(${now}) - interval ${sql.lit(retentionMonths)} month`;
  await db.deleteFrom('stays').where(isOld).execute();
  await sql`delete from calendar_ranges
    where toDay < date(${now}) - interval ${sql.lit(retentionMonths)} month`.execute(db);
}

/** Takes a deleted account out of its stays: what it asked for is withdrawn, what is reserved stays for the host. */
export async function leaveStays(trx: Trx, userID: number, now: Date): Promise<void> {
  await trx
    .updateTable('stays')
    .set({ state: 'withdrawn', expiresAt: null, updated: now })
    .where('guestID', '=', userID)
    .where('state', 'in', ['asked', 'free'])
    .execute();
  await trx.updateTable('stays').set({ guestID: null }).where('guestID', '=', userID).execute();
  await trx.updateTable('stays').set({ hostID: null }).where('hostID', '=', userID).execute();
}
