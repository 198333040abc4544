import { type Kysely, sql } from 'kysely';

/**
 * The number of published listings by kind on each calendar day, as last counted on it. Counting a million rows for
 * every reader would take longer than a first screen may, and the numbers of past days cannot be counted later.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table listing_counts (
      day date not null primary key,
      property int unsigned not null,
      accommodation int unsigned not null,
      service int unsigned not null,
      countedAt datetime(3) not null
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
