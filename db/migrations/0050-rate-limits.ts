import { type Kysely, sql } from 'kysely';

/** Rate limit counters shared by all processes, with the columns that rate-limiter-flexible expects. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rate_limits (
      \`key\` varchar(255) character set utf8mb4 collate utf8mb4_bin not null primary key,
      points int not null default 0,
      expire bigint unsigned null,
      key rate_limits_expiry (expire)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
