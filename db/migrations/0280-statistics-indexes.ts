import { type Kysely, sql } from 'kysely';

/** Covering indexes for the counts of the admin's first screen, which read a span of time and no table rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table service_orders
    add key service_orders_statistics (created, activationDate, paymentState, price)`.execute(db);
  await sql`alter table users add key users_registered (created, userType, deletedAt)`.execute(db);
  await sql`alter table service_requests add key service_requests_created (created)`.execute(db);
  await sql`alter table accommodation_requests add key accommodation_requests_created (created)`.execute(db);
  await sql`alter table real_estate_requests add key real_estate_requests_created (created)`.execute(db);
  await sql`alter table service_request_responses add key service_request_responses_created (created)`.execute(
    db,
  );
}
