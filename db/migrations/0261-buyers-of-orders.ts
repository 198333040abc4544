import { type Kysely, sql } from 'kysely';

/**
 * The buyer of an order as at the time of ordering, which the admin may correct, and covering indexes for the admin's
 * lists. An order that offers were sent from can be deleted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table service_orders
      add column isFirm tinyint unsigned not null default 0,
      add column buyerName varchar(170) null,
      add column firmName varchar(160) null,
      add column firmType int unsigned null,
      add column taxNumber varchar(20) null,
      add column contactPerson varchar(120) null,
      add column contactEmail varchar(190) null,
      add column mobile varchar(32) null,
      add column tel varchar(32) null,
      add column updated datetime(3) null`.execute(db);
  await sql`
    update service_orders o join user_profiles p using (userID)
    set o.isFirm = p.isFirm,
      o.buyerName = nullif(trim(concat(coalesce(p.lastName, ''), ' ', coalesce(p.firstName, ''))), ''),
      o.firmName = p.firmName, o.firmType = p.firmType, o.taxNumber = p.taxNumber,
      o.contactPerson = p.contactPerson, o.contactEmail = p.contactEmail, o.mobile = p.mobile, o.tel = p.tel`.execute(
    db,
  );
  await sql`
    alter table service_orders
      add key service_orders_firms (isFirm, created, packageID, firmName, contactPerson),
      add key service_orders_people (isFirm, created, packageID, buyerName)`.execute(db);
  await sql`
    alter table service_request_responses
      drop foreign key service_request_responses_paid_by,
      modify column orderID int unsigned null`.execute(db);
  await sql`
    alter table service_request_responses
      add constraint service_request_responses_order foreign key (orderID)
        references service_orders (orderID) on delete set null`.execute(db);
}
