import { type Kysely, sql } from 'kysely';

/** The index of inboxes tells which threads a side has left, so that a list is counted and ordered by it alone. */
export const up = (db: Kysely<unknown>): Promise<unknown> =>
  sql`alter table thread_parties drop key thread_parties_inbox,
    add key thread_parties_inbox (userID, isArchived, leftAt, lastMessageAt)`.execute(db);
