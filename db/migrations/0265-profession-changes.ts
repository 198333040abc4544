import { type Kysely, sql } from 'kysely';

/** The time of a profession's last change, so that two admins do not overwrite each other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table types_service
      add column updated datetime(3) not null default current_timestamp(3)`.execute(db);
}
