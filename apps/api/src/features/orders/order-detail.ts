import { toFlag } from '@piacter/contracts/core';
import type { OrderDetail } from '@piacter/contracts/orders';
import { toBillingOfOrder } from '../billing/index.ts';
import { toOrder } from '../packages/index.ts';
import type { OrderDetailRow } from './all-orders.queries.ts';

export const toOrderDetail = (row: OrderDetailRow): OrderDetail => ({
  ...toOrder(row),
  isFirm: toFlag(row.isFirm),
  updated: row.updated.toISOString(),
  billing: toBillingOfOrder(row),
});
