import { type Kysely, sql } from 'kysely';
import { ascii } from './baseline/table.ts';

// Room for 'accommodation-request'.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table listing_reports modify kind varchar(30) ${ascii} not null`.execute(db);
}
