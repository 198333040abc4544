import { type Kysely, sql } from 'kysely';

/**
 * What the processes that hold listings in memory follow (ADR 48): the listings that may be found otherwise than before,
 * each written in the transaction that changed it; without an id all of the kind.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table search_changes (
      changeID bigint unsigned not null auto_increment primary key,
      kind varchar(20) character set ascii collate ascii_bin not null,
      listingID int unsigned null,
      changedAt datetime(3) not null default current_timestamp(3),
      key search_changes_age (changedAt)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
