import { type QueryExecutorProvider, sql } from 'kysely';

/**
 * `isOwnArea`: whether a watch is of the requests in its owner's own professions and places, so that what it finds changes
 * with these. `ownArea` is a parameter of its query; a value in which somebody has typed the word has its `=` encoded.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table watches add column isOwnArea tinyint unsigned not null default 0`.execute(db);
  await sql`
    update watches set isOwnArea = 1
    where kind = 'service-request' and concat('&', query, '&') like '%&ownArea=1&%'`.execute(db);
}
