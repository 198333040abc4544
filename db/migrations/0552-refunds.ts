import { type Kysely, sql } from 'kysely';

/** Refunds that an admin has started: one per payment, by an idempotency key of the provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table refunds (
      refundID int unsigned not null auto_increment primary key,
      orderID int unsigned not null,
      paymentID int unsigned not null,
      amount int unsigned not null,
      reason varchar(500) not null,
      refundKey char(36) character set ascii collate ascii_bin not null,
      state varchar(8) character set ascii collate ascii_bin not null,
      attempts int unsigned not null default 0,
      nextAttemptAt datetime(3) not null,
      leaseToken char(36) character set ascii collate ascii_bin null,
      leaseUntil datetime(3) null,
      created datetime(3) not null,
      updated datetime(3) not null,
      unique key refunds_payment (paymentID),
      key refunds_order (orderID),
      key refunds_due (state, nextAttemptAt)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
