import { type Kysely, sql } from 'kysely';

/** The order of the admin's lists: the first page of 100,000 orders is read from 20 index entries, without sorting. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table service_orders add key service_orders_list (isFirm, created)`.execute(db);
}
