import type { Order } from '@piacter/contracts/packages';
import type { OrderRow } from './packages.queries.ts';

/** A row with the order columns as a reply has it; further columns stay as they are. */
export const toOrder = <Row extends OrderRow>(row: Row): Omit<Row, keyof Order> & Order => ({
  ...row,
  created: row.created.toISOString(),
  activationDate: row.activationDate?.toISOString() ?? null,
  validFrom: row.validFrom?.toISOString() ?? null,
  validTo: row.validTo?.toISOString() ?? null,
  isActive: row.isActive === 1 ? 1 : 0,
});
