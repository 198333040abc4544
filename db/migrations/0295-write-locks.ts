import { type Kysely, sql } from 'kysely';

/**
 * Rows that transactions write to exclude each other on all nodes of a cluster, whose row locks are seen on one node
 * only. Emptied daily.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table write_locks (
      lockName varchar(64) character set ascii collate ascii_bin not null primary key,
      version int unsigned not null
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
