import type { Order } from '@piacter/contracts/packages';
import type { PromotionType } from '@piacter/contracts/packages/values';

type TimedOrder = Order & { validFrom: string; validTo: string };

/** The active orders of a type that have not ended, the current one first, then the queued ones. */
export const findCurrentOrders = (orders: readonly Order[], packageType: PromotionType): TimedOrder[] =>
  orders
    .filter(
      (order): order is TimedOrder =>
        order.packageType === packageType &&
        order.isActive === 1 &&
        order.validFrom !== null &&
        order.validTo !== null &&
        Date.now() < Date.parse(order.validTo),
    )
    .sort((a, b) => a.validTo.localeCompare(b.validTo));
