import { pageSize } from '@piacter/contracts/core';
import { addDays, startOfDay } from '@piacter/contracts/core/days';
import type { InvoiceState } from '@piacter/contracts/invoices';
import {
  type AdminOrderSort,
  type BuyerKind,
  type OrderFilters,
  type OrderUpdate,
  paymentStates,
} from '@piacter/contracts/orders';
import type { Database } from '@piacter/db';
import { type RawBuilder, sql } from 'kysely';
import { escapeLike } from '../../core/db/like.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { billingColumns } from '../billing/index.ts';
import { selectFromOrders, withOwnColumns } from './orders.queries.ts';

/** Contains the text anywhere, whatever its case and accents. */
const contains = (column: string, text: string): RawBuilder<boolean> =>
  sql`${sql.ref(column)} collate utf8mb4_unicode_ci like ${`%${escapeLike(text)}%`}`;

function filterOrders(db: Database, buyers: BuyerKind, filters: OrderFilters) {
  const { packageID, paymentState, dateFrom, dateTo, firmName, contactPerson, name } = filters;
  let orders = selectFromOrders(db).where('bought.isFirm', '=', buyers === 'firms' ? 1 : 0);
  if (packageID !== undefined) orders = orders.where('bought.packageID', '=', packageID);
  if (paymentState) orders = orders.where('bought.paymentState', '=', paymentState);
  if (dateFrom) orders = orders.where('bought.created', '>=', startOfDay(dateFrom));
  if (dateTo) orders = orders.where('bought.created', '<', startOfDay(addDays(dateTo, 1)));
  if (firmName) orders = orders.where(contains('bought.firmName', firmName));
  if (contactPerson) orders = orders.where(contains('bought.contactPerson', contactPerson));
  if (name) orders = orders.where(contains('bought.buyerName', name));
  return orders;
}

export async function countAllOrders(
  db: Database,
  buyers: BuyerKind,
  filters: OrderFilters,
): Promise<number> {
  const { count } = await filterOrders(db, buyers, filters)
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

const withBuyer = (orders: ReturnType<typeof selectFromOrders>) =>
  withOwnColumns(orders)
    .select(billingColumns)
    .select(({ selectFrom, fn }) => [
      'bought.userID',
      // A refused one is what has to be seen.
      selectFrom('invoices as i')
        .select(({ ref }) => ref('i.state').$castTo<InvoiceState>().as('state'))
        .whereRef('i.orderID', '=', 'bought.orderID')
        .orderBy(sql`i.state = 'failed'`, 'desc')
        .orderBy('i.invoiceID')
        .limit(1)
        .as('invoiceState'),
      'bought.isFirm',
      'bought.buyerName',
      'bought.firmName',
      'bought.taxNumber',
      'bought.contactPerson',
      'bought.mobile',
      'bought.tel',
      fn.coalesce('bought.updated', 'bought.created').as('updated'),
      selectFrom('types_firm')
        .select('typeName')
        .whereRef('typeID', '=', 'bought.firmType')
        .as('firmTypeName'),
      // A buyer without a contact address is reached at the one of the account.
      fn
        .coalesce(
          'bought.contactEmail',
          selectFrom('users').select('email').whereRef('users.userID', '=', 'bought.userID'),
        )
        .as('contactEmail'),
    ]);

const paymentRank = sql`field(bought.paymentState, ${sql.join(paymentStates.map((state) => sql.lit(state)))})`;
/** What each order of the list begins with; that of creation decides between equals. */
const sortKeys = {
  newest: [],
  oldest: [sql`bought.created`, sql`bought.orderID`],
  dearest: [sql`bought.price desc`],
  cheapest: [sql`bought.price`],
  state: [paymentRank],
} as const satisfies Record<AdminOrderSort, readonly RawBuilder<unknown>[]>;

interface Listed {
  sort: AdminOrderSort;
  page: number;
}

/** A page of orders with their buyers. */
export const selectAllOrders = (
  db: Database,
  buyers: BuyerKind,
  filters: OrderFilters,
  { sort, page }: Listed,
) =>
  filterOrders(db, buyers, filters)
    .$call(withBuyer)
    .$call((orders) => sortKeys[sort].reduce((sorted, key) => sorted.orderBy(key), orders))
    .orderBy('bought.created', 'desc')
    .orderBy('bought.orderID', 'desc')
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute();

/** The newest orders of a list. */
export const selectNewestOrders = (db: Database, buyers: BuyerKind, filters: OrderFilters, limit: number) =>
  filterOrders(db, buyers, filters)
    .$call(withBuyer)
    .orderBy('bought.created', 'desc')
    .orderBy('bought.orderID', 'desc')
    .limit(limit)
    .execute();

/** An order with its buyer; of any user where none is given. */
export function findOrderDetail(db: Database, orderID: number, userID?: number) {
  const order = withBuyer(selectFromOrders(db).where('bought.orderID', '=', orderID));
  return (userID === undefined ? order : order.where('bought.userID', '=', userID)).executeTakeFirst();
}

export type OrderDetailRow = NonNullable<Awaited<ReturnType<typeof findOrderDetail>>>;

/** An order for update, locked until the transaction ends. */
export const lockAnyOrder = (trx: Trx, orderID: number) =>
  trx.selectFrom('service_orders').selectAll().where('orderID', '=', orderID).forUpdate().executeTakeFirst();

export const updateOrderRow = (
  trx: Trx,
  orderID: number,
  fields: Omit<OrderUpdate, 'seenUpdated'> & { updated: Date },
) => trx.updateTable('service_orders').set(fields).where('orderID', '=', orderID).execute();

/** Whether its invoice is not issued yet, or money of it is being returned: both need the order. */
export async function hasOpenBooks(trx: Trx, orderID: number): Promise<boolean> {
  const open = await trx
    .selectFrom('invoices')
    .select('orderID')
    .where('orderID', '=', orderID)
    .where('state', 'in', ['due', 'failed'])
    .union(
      trx.selectFrom('refunds').select('orderID').where('orderID', '=', orderID).where('state', '=', 'due'),
    )
    .executeTakeFirst();
  return open !== undefined;
}

export const deleteOrderRow = (trx: Trx, orderID: number) =>
  trx.deleteFrom('service_orders').where('orderID', '=', orderID).execute();
