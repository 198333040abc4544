import { pageSize, toFlag } from '@piacter/contracts/core';
import {
  type AdminOrderSort,
  type BuyerKind,
  csvRowLimit,
  type OrderFilters,
  type OrderUpdate,
} from '@piacter/contracts/orders';
import { packageTypesOfListing } from '@piacter/contracts/packages';
import { writeAudit } from '../../core/db/audit.ts';
import { assertNotEdited } from '../../core/db/edit-version.ts';
import { inTransaction, type Trx } from '../../core/db/transaction.ts';
import { ApiError } from '../../core/http/api-error.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import { findListingRef } from '../listings/rows/index.ts';
import { activateOrder, deactivateOrder } from '../packages/index.ts';
import {
  countAllOrders,
  deleteOrderRow,
  hasOpenBooks,
  lockAnyOrder,
  selectAllOrders,
  selectNewestOrders,
  updateOrderRow,
} from './all-orders.queries.ts';
import { toOrderCsv } from './order-csv.ts';
import { toOrderDetail } from './order-detail.ts';
import { orderNotFound } from './order-rules.ts';

const refuse = (message: string) => new ApiError('conflict', { message });

/** The admin's work on all orders (ADM-03 to ADM-05, ADM-15); every change is in the audit log. */
export function createAllOrdersService({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  const by = ({ userID }: Session) =>
    ({ at: clock.now(), actorID: userID, entity: 'service_order' }) as const;

  async function lockKnownOrder(trx: Trx, orderID: number) {
    const order = await lockAnyOrder(trx, orderID);
    if (!order) throw orderNotFound();
    return order;
  }

  return {
    /** A page of the orders of firms or of private persons. */
    async list(
      buyers: BuyerKind,
      { page, sort, ...filters }: OrderFilters & { page: number; sort: AdminOrderSort },
    ) {
      const [total, rows] = await Promise.all([
        countAllOrders(db, buyers, filters),
        selectAllOrders(db, buyers, filters, { sort, page }),
      ]);
      return { data: rows.map(toOrderDetail), total, totalPages: Math.ceil(total / pageSize) };
    },

    /** The newest orders of the filtered list as CSV, at most `csvRowLimit`. */
    async exportCsv({ buyers, ...filters }: OrderFilters & { buyers: BuyerKind }) {
      const rows = await selectNewestOrders(db, buyers, filters, csvRowLimit + 1);
      const csv = await toOrderCsv(rows.slice(0, csvRowLimit), toOrderDetail);
      return { csv, isCut: toFlag(rows.length > csvRowLimit) };
    },

    /**
     * Activates or deactivates an order by the rules of packages: validity, queue and promotion follow. Nothing happens
     * to one that is in this state already; throws `conflict` for activating an order whose listing was deleted.
     */
    setActive: (session: Session, orderID: number, isActive: 0 | 1): Promise<void> =>
      inTransaction(db, async (trx) => {
        const order = await lockKnownOrder(trx, orderID);
        if (isActive === 1 && packageTypesOfListing.has(order.packageType) && !findListingRef(order))
          throw refuse('Ezt nem lehet aktiválni: a hirdetést, amelyikre szól, törölték.');
        const change = isActive === 1 ? activateOrder : deactivateOrder;
        if (!(await change(trx, orderID, clock.now()))) return;
        await writeAudit(trx, {
          ...by(session),
          action: isActive === 1 ? 'order_activated' : 'order_deactivated',
          entityID: orderID,
          before: order,
          after: { isActive },
        });
      }),

    /** Corrects the buyer's data and the shipping address. Returns the time of the change. */
    update: (session: Session, orderID: number, { seenUpdated, ...fields }: OrderUpdate): Promise<Date> =>
      inTransaction(db, async (trx) => {
        const order = await lockKnownOrder(trx, orderID);
        const version = { entity: 'service_order', entityID: orderID } as const;
        await assertNotEdited(trx, { ...version, updated: order.updated ?? order.created }, seenUpdated);
        const updated = clock.now();
        await updateOrderRow(trx, orderID, { ...fields, updated });
        await writeAudit(trx, {
          ...by(session),
          action: 'updated',
          entityID: orderID,
          before: order,
          after: fields,
        });
        return updated;
      }),

    /**
     * Deletes any order; one in force ends first, as by deactivation. Its payment stays in the books. Throws `conflict`
     * while it is being paid, invoiced or refunded.
     */
    remove: (session: Session, orderID: number): Promise<void> =>
      inTransaction(db, async (trx) => {
        const order = await lockKnownOrder(trx, orderID);
        if (order.paymentState === 'capturing')
          throw refuse('Ezt a rendelést épp most fizetik, várj néhány percet, és próbáld újra!');
        if (await hasOpenBooks(trx, orderID))
          throw refuse('A rendelés számlája vagy visszatérítése még nincs kész. Ha elkészült, törölheted.');
        await deactivateOrder(trx, orderID, clock.now());
        await deleteOrderRow(trx, orderID);
        await writeAudit(trx, {
          ...by(session),
          action: 'order_deleted',
          entityID: orderID,
          before: order,
        });
      }),
  };
}

export type AllOrdersService = ReturnType<typeof createAllOrdersService>;
