import { toFlag } from '@piacter/contracts/core';
import type { Order } from '@piacter/contracts/packages';
import type { OrderRow } from './packages.queries.ts';

/** An order row as the reply states it; additional columns pass through. */
export const toOrder = <Row extends OrderRow>(row: Row): Omit<Row, keyof Order> & Order => ({
  ...row,
  created: row.created.toISOString(),
  activationDate: row.activationDate?.toISOString() ?? null,
  validFrom: row.validFrom?.toISOString() ?? null,
  validTo: row.validTo?.toISOString() ?? null,
  isActive: toFlag(row.isActive),
});
