import type { Database, DB } from '@piacter/db';
import type { ExpressionBuilder } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';

/** Orders that nobody has begun to pay for and that were never active: they are in no book. */
const isNeverPaid = (order: ExpressionBuilder<DB, 'service_orders'>) =>
  order.and([
    order('isActive', '=', 0),
    order('paymentState', '=', 'unpaid'),
    order('activationDate', 'is', null),
    order.not(
      order.exists(
        order
          .selectFrom('payments')
          .select('payments.paymentID')
          .whereRef('payments.orderID', '=', 'service_orders.orderID'),
      ),
    ),
  ]);

const lockOrders = (trx: Trx, userID: number) =>
  trx
    .selectFrom('service_orders')
    .select('orderID')
    .where('userID', '=', userID)
    .orderBy('orderID')
    .forUpdate()
    .execute();

/**
 * Deletes a buyer's orders that were never paid, and the addresses of parcels from the others, which stay for the
 * books. Returns the ids of all of them.
 */
export async function clearOrdersOfUser(trx: Trx, userID: number): Promise<number[]> {
  // A payment that begins locks its order, so that no order is deleted under it.
  const orders = await lockOrders(trx, userID);
  await trx.deleteFrom('service_orders').where('userID', '=', userID).where(isNeverPaid).execute();
  await trx
    .updateTable('service_orders')
    .set({ shippingPostalCode: null, state: null, city: null, address_line1: null, address_line2: null })
    .where('userID', '=', userID)
    .execute();
  return orders.map(({ orderID }) => orderID);
}

/** The numbers of a buyer's orders that a deletion of the account would delete and keep. */
export async function countOrdersOfUser(
  db: Database,
  userID: number,
): Promise<{ unpaid: number; kept: number }> {
  const orders = db.selectFrom('service_orders').where('userID', '=', userID);
  const count = async (query: typeof orders) =>
    Number((await query.select(({ fn }) => fn.countAll().as('count')).executeTakeFirstOrThrow()).count);
  const unpaid = await count(orders.where(isNeverPaid));
  return { unpaid, kept: (await count(orders)) - unpaid };
}
