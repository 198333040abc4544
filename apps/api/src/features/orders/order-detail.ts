import type { OrderDetail } from '@piacter/contracts/orders';
import { toOrder } from '../packages/index.ts';
import type { OrderDetailRow } from './all-orders.queries.ts';

export const toOrderDetail = (row: OrderDetailRow): OrderDetail => ({
  ...toOrder(row),
  isFirm: row.isFirm === 1 ? 1 : 0,
  updated: row.updated.toISOString(),
});
