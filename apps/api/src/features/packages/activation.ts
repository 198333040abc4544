import { packageTypesInDays } from '@piacter/contracts/packages';
import { getValidity } from '../../core/calendar.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { refreshPromotion } from './promotion.ts';
import { type LockedOrder, lockOrder, lockQueue, ordersInQueue } from './queue.ts';

/** End of the last active order of the same type for the same listing or user; null when none is in force. */
async function endOfQueue(trx: Trx, order: LockedOrder, now: Date): Promise<Date | null> {
  const row = await ordersInQueue(trx, order, now)
    .select(({ fn }) => fn.max('validTo').as('end'))
    .executeTakeFirst();
  return row?.end ?? null;
}

/**
 * Activates an order, sets its validity where it is counted in days, and recomputes the promotion of its listing. While
 * another order of the type is in force for the same listing or user, it is queued behind that. Returns false and
 * changes nothing when the order does not exist or is active already.
 */
export async function activateOrder(trx: Trx, orderID: number, now: Date): Promise<boolean> {
  const order = await lockOrder(trx, orderID);
  if (!order || order.isActive === 1) return false;
  const listing = await lockQueue(trx, order);
  const isInDays = packageTypesInDays.has(order.packageType);
  const validity = isInDays
    ? getValidity(now, order.quantity, await endOfQueue(trx, order, now))
    : { validFrom: null, validTo: null };
  await trx
    .updateTable('service_orders')
    .set({ ...validity, isActive: 1, activationDate: now })
    .where('orderID', '=', orderID)
    .execute();
  if (listing) await refreshPromotion(trx, listing, now);
  return true;
}
