import { type AdminWaiting, maxWaiting } from '@piacter/contracts/oversight';
import type { Database } from '@piacter/db';
import { sql } from 'kysely';

/** What waits for an admin, in one statement; each part reads at most so many entries of an index. */
export async function countWaiting(db: Database): Promise<AdminWaiting> {
  const limit = sql.lit(maxWaiting);
  const { rows } = await sql<Record<keyof AdminWaiting, number>>`
    select
      (select count(*) from (
        select distinct kind, listingID from listing_reports where state = 'open' limit ${limit}
      ) as reported) as reports,
      (select count(*) from (
        select 1 as one from outbox_mails where status = 'failed' limit ${limit}
      ) as failed) as mails,
      (select count(*) from (
        select 1 as one from refunds where state = 'failed' limit ${limit}
      ) as refused) as refunds`.execute(db);
  const [counts] = rows;
  return {
    reports: Number(counts?.reports ?? 0),
    mails: Number(counts?.mails ?? 0),
    refunds: Number(counts?.refunds ?? 0),
  };
}
