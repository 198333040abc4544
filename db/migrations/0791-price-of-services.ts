import { type Kysely, sql } from 'kysely';

// What is free in a price table, such as coming out, is no price of the service. Only rows that had 0 for it change.
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update services set price = (
    select min(priceFrom) from price_table_products row_of
    where row_of.serviceID = services.serviceID and row_of.priceFrom > 0
  ) where price = 0`.execute(db);
}
