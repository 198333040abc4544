import { getValidity } from '../../core/calendar.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { refreshPromotion } from './promotion.ts';
import { type LockedOrder, lockOrder, lockQueue, ordersInQueue } from './queue.ts';

/**
 * Moves the orders queued behind a removed one up to its start, or to now if that has passed. Each keeps its full number
 * of days.
 */
async function advanceQueue(trx: Trx, { validFrom, ...removed }: LockedOrder, now: Date): Promise<void> {
  if (!validFrom) return;
  const queue = await ordersInQueue(trx, { validFrom, ...removed }, now)
    .select(['orderID', 'quantity', 'validFrom', 'validTo'])
    .orderBy('validFrom')
    .orderBy('orderID')
    .execute();
  const isBehind = (order: (typeof queue)[number]) => order.validFrom !== null && order.validFrom > validFrom;
  const ahead = queue.filter((order) => !isBehind(order)).map(({ validTo }) => validTo?.getTime() ?? 0);
  let end = ahead.length > 0 ? new Date(Math.max(...ahead)) : null;
  for (const { orderID, quantity } of queue.filter(isBehind)) {
    const validity = getValidity(now, quantity, end);
    end = validity.validTo;
    await trx.updateTable('service_orders').set(validity).where('orderID', '=', orderID).execute();
  }
}

/**
 * Deactivates an order before its end: the orders queued behind it move up, and the promotion of its listing is
 * recomputed. Returns false and changes nothing when the order does not exist or is not active.
 */
export async function deactivateOrder(trx: Trx, orderID: number, now: Date): Promise<boolean> {
  const order = await lockOrder(trx, orderID);
  if (order?.isActive !== 1) return false;
  const listing = await lockQueue(trx, order);
  await trx.updateTable('service_orders').set({ isActive: 0 }).where('orderID', '=', orderID).execute();
  // Nothing is queued behind an order that has already ended.
  if (order.validTo && order.validTo > now) await advanceQueue(trx, order, now);
  if (listing) await refreshPromotion(trx, listing, now);
  return true;
}
