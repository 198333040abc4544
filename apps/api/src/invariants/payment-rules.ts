import type { Invariant } from './invariant.ts';

/** SQL: the audit log has one of these actions for the order `o`, which explains a state that no payment does. */
const hasAudit = (...actions: string[]) =>
  `exists (select 1 from audit_log a where a.entity = 'service_order' and a.entityID = o.orderID
    and a.action in (${actions.map((action) => `'${action}'`).join(', ')}))`;

const capturedInFull = `exists (select 1 from payments p where p.orderID = o.orderID and p.state = 'captured'
  and p.captureID is not null and p.amount = o.price)`;

/** The rules between orders and payments. */
export const paymentRules: readonly Invariant[] = [
  {
    sentence: 'An active order is paid in full, or an admin or the demo data has activated it.',
    sql: `select o.orderID as id from service_orders o
      where o.isActive = 1 and not ${capturedInFull} and not ${hasAudit('order_activated', 'demo_order')}`,
  },
  {
    sentence: 'An order is marked as paid exactly when a payment of its full price was captured.',
    sql: `select o.orderID as id from service_orders o where (o.paymentState = 'paid') <> ${capturedInFull}`,
  },
  {
    sentence: 'A paid order is active, unless an admin has deactivated it.',
    sql: `select o.orderID as id from service_orders o
      where o.paymentState = 'paid' and o.isActive = 0 and not ${hasAudit('order_deactivated')}`,
  },
  {
    sentence: 'A captured or unfinished payment has its order, unless an admin has deleted it.',
    sql: `select p.paymentID as id from payments p left join service_orders o using (orderID)
      where p.state in ('capturing', 'pending', 'captured') and o.orderID is null and not exists (select 1 from audit_log a
        where a.entity = 'service_order' and a.entityID = p.orderID and a.action = 'order_deleted')`,
  },
  {
    sentence: 'A payment is made by the buyer of its order.',
    sql: 'select p.paymentID as id from payments p join service_orders o using (orderID) where p.userID <> o.userID',
  },
  {
    sentence: 'A captured payment has the provider’s ids and the time of the capture.',
    sql: `select paymentID as id from payments where state = 'captured'
      and (paymentOrderID is null or captureID is null or capturedAt is null)`,
  },
  {
    sentence: 'An order is marked as being paid exactly while one of its payments is unfinished.',
    sql: `select o.orderID as id from service_orders o where (o.paymentState = 'capturing') <> exists (
      select 1 from payments p where p.orderID = o.orderID and p.state in ('capturing', 'pending'))`,
  },
  {
    sentence: 'A refunded order is not active, and its payment is refunded.',
    sql: `select o.orderID as id from service_orders o where o.paymentState = 'refunded' and (o.isActive = 1
      or not exists (select 1 from payments p where p.orderID = o.orderID and p.state = 'refunded'))`,
  },
  {
    sentence: 'No capture of the provider is used twice.',
    sql: 'select min(paymentID) as id from payments where captureID is not null group by captureID having count(*) > 1',
  },
  {
    sentence: 'An issued invoice has its number, and a cancelled one is of a refunded order.',
    sql: `select i.invoiceID as id from invoices i left join service_orders o using (orderID)
      where (i.state = 'issued' and (i.number is null or i.vendorID is null))
      or (i.kind = 'cancellation' and o.paymentState <> 'refunded')`,
  },
  {
    sentence: 'The payment of a refund that is done is refunded.',
    sql: `select r.refundID as id from refunds r join payments p using (paymentID)
      where r.state = 'done' and p.state <> 'refunded'`,
  },
  {
    sentence: 'No payment has been stuck for more than an hour.',
    sql: "select paymentID as id from payments where state = 'capturing' and updated < :now - interval 1 hour",
  },
];
