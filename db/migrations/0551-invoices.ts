import { type Kysely, sql } from 'kysely';

/**
 * Invoices of paid orders and their cancellations, issued by an invoicing service: our key (`externalID`), its number.
 * One of each per order; there is no foreign key to the order, which an invoice outlives.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invoices (
      invoiceID int unsigned not null auto_increment primary key,
      orderID int unsigned not null,
      kind varchar(12) character set ascii collate ascii_bin not null,
      state varchar(8) character set ascii collate ascii_bin not null,
      vendor varchar(10) character set ascii collate ascii_bin not null,
      externalID varchar(64) character set ascii collate ascii_bin not null,
      number varchar(60) character set ascii collate ascii_bin null,
      vendorID varchar(60) character set ascii collate ascii_bin null,
      error varchar(500) null,
      attempts int unsigned not null default 0,
      nextAttemptAt datetime(3) not null,
      leaseToken char(36) character set ascii collate ascii_bin null,
      leaseUntil datetime(3) null,
      created datetime(3) not null,
      updated datetime(3) not null,
      issuedAt datetime(3) null,
      unique key invoices_order (orderID, kind),
      unique key invoices_external (externalID),
      unique key invoices_number (vendor, number),
      key invoices_due (state, nextAttemptAt)
    ) engine=InnoDB default character set utf8mb4 collate utf8mb4_hungarian_ci`.execute(db);
}
