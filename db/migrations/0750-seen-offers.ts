import { type Kysely, sql } from 'kysely';

/** When a requester first saw an offer; null for those of before, of which nobody knows. */
export const up = (db: Kysely<unknown>): Promise<unknown> =>
  sql`alter table service_request_responses add column seenAt datetime(3) null`.execute(db);
