import { type Kysely, sql } from 'kysely';

const ascii = sql.raw('character set ascii collate ascii_bin');

/**
 * Watches that exist by themselves (WATCH-03). `originID` is null for a saved search; of listings it is the request that
 * the watch belongs to, of requests the account whose own listings it follows. That of a request has a query for each of
 * its places, one a line. The requests that are open now are queued, so that they get theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table watches
      modify column query varchar(20000) ${ascii} not null,
      add column originID int unsigned null after kind,
      add unique key watches_origin (kind, originID)`.execute(db);
  for (const [kind, table] of [
    ['service-request', 'service_requests'],
    ['accommodation-request', 'accommodation_requests'],
    ['property-request', 'real_estate_requests'],
  ] as const)
    await sql`
      insert into watch_queue (kind, targetID, queuedAt)
      select ${kind}, requestID, utc_timestamp(3) from ${sql.table(table)} where status = 1`.execute(db);
}
