import { type Kysely, sql } from 'kysely';

/**
 * Payments of orders, and the provider's webhook events that were applied. There is no foreign key to the order, as a
 * payment outlives it. The provider's ids are unique, so that a payment is used only once; the unique `liveOrderID`
 * allows only one unfinished or captured payment per order.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table payments (
      paymentID int unsigned not null auto_increment primary key,
      orderID int unsigned not null,
      userID int unsigned not null,
      paymentOrderID varchar(64) character set ascii collate ascii_bin null,
      captureID varchar(64) character set ascii collate ascii_bin null,
      state varchar(10) character set ascii collate ascii_bin not null,
      amount int unsigned not null,
      payee varchar(64) character set ascii collate ascii_bin null,
      createKey char(36) character set ascii collate ascii_bin not null,
      captureKey char(36) character set ascii collate ascii_bin not null,
      created datetime(3) not null,
      updated datetime(3) not null,
      capturedAt datetime(3) null,
      looks int unsigned not null default 0,
      nextLookAt datetime(3) null,
      leaseToken char(36) character set ascii collate ascii_bin null,
      leaseUntil datetime(3) null,
      liveOrderID int unsigned generated always as
        (case when state in ('capturing', 'pending', 'captured') then orderID else null end) stored,
      unique key payments_payment_order (paymentOrderID),
      unique key payments_capture (captureID),
      unique key payments_live (liveOrderID),
      key payments_order (orderID),
      key payments_due (nextLookAt)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);

  await sql`
    create table payment_events (
      eventID varchar(128) character set ascii collate ascii_bin not null primary key,
      eventType varchar(128) character set ascii collate ascii_bin not null,
      paymentID int unsigned null,
      received datetime(3) not null,
      key payment_events_payment (paymentID)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
