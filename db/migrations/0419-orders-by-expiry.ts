import { type Kysely, sql } from 'kysely';

/** The packages that end in the next days are counted from their index alone: 7 instead of 65 ms for 32,000 of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table service_orders
      drop key service_orders_expiry,
      add key service_orders_expiry (isActive, validTo, packageType, realEstateID, accommodationID, serviceID)`.execute(
    db,
  );
}
