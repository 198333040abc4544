import { type Kysely, sql } from 'kysely';

// Between which prices per square metre the middle half lies; null until the job has computed them. Counties have levels,
// too, for settlements with too few properties.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table price_levels
      add column lowerQuartile bigint unsigned null,
      add column upperQuartile bigint unsigned null`.execute(db);
}
