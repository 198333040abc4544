import { type Kysely, sql } from 'kysely';

/** The append-only audit log of changes by admins and payments. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      auditID bigint unsigned not null auto_increment primary key,
      at datetime(3) not null,
      actorID int unsigned null,
      action varchar(60) character set ascii collate ascii_bin not null,
      entity varchar(40) character set ascii collate ascii_bin not null,
      entityID bigint unsigned null,
      detail text not null,
      requestID varchar(64) character set ascii collate ascii_bin null,
      key audit_log_entity (entity, entityID),
      key audit_log_at (at)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
