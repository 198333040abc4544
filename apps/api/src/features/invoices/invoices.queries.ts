import type { InvoiceKind, InvoiceState } from '@piacter/contracts/invoices';
import type { Database, DB } from '@piacter/db';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Trx } from '../../core/db/transaction.ts';
import { billingColumns } from '../billing/index.ts';

const columns = [
  'invoiceID',
  'orderID',
  'vendor',
  'externalID',
  'number',
  'vendorID',
  'error',
  'attempts',
  'leaseToken',
  'leaseUntil',
] as const;

const withColumns = <Row>(rows: SelectQueryBuilder<DB, 'invoices', Row>) =>
  rows
    .select(columns)
    .select(({ ref }) => [
      ref('kind').$castTo<InvoiceKind>().as('kind'),
      ref('state').$castTo<InvoiceState>().as('state'),
    ]);

const invoices = (db: Database) => withColumns(db.selectFrom('invoices'));

export const findInvoiceOfOrder = (db: Database, orderID: number, kind: InvoiceKind) =>
  invoices(db).where('orderID', '=', orderID).where('kind', '=', kind).executeTakeFirst();

export type Invoice = NonNullable<Awaited<ReturnType<typeof findInvoiceOfOrder>>>;

export const selectInvoicesOfOrder = (db: Database, orderID: number) =>
  invoices(db).where('orderID', '=', orderID).orderBy('invoiceID').execute();

export const lockInvoice = (trx: Trx, invoiceID: number) =>
  invoices(trx).where('invoiceID', '=', invoiceID).forUpdate().executeTakeFirst();

export const lockInvoiceOfOrder = (trx: Trx, orderID: number) =>
  invoices(trx).where('orderID', '=', orderID).where('kind', '=', 'invoice').forUpdate().executeTakeFirst();

export interface NewInvoice {
  orderID: number;
  kind: InvoiceKind;
  vendor: string;
  externalID: string;
  now: Date;
}

/** Adds an invoice to be issued; the one that the order has already stays. */
export const insertInvoice = (trx: Trx, { now, ...invoice }: NewInvoice) =>
  trx
    .insertInto('invoices')
    .values({ ...invoice, state: 'due', nextAttemptAt: now, created: now, updated: now })
    .onDuplicateKeyUpdate((row) => ({ orderID: row.ref('invoices.orderID') }))
    .execute();

interface InvoiceUpdate {
  state?: InvoiceState;
  number?: string;
  vendorID?: string;
  error?: string | null;
  nextAttemptAt?: Date;
  leaseToken?: string | null;
  leaseUntil?: Date | null;
  issuedAt?: Date;
  updated: Date;
}

export const updateInvoice = (db: Database, invoiceID: number, changes: InvoiceUpdate) =>
  db.updateTable('invoices').set(changes).where('invoiceID', '=', invoiceID).execute();

/** Invoices to be issued whose buyer has given billing data, and cancellations of issued ones. */
const dueInvoices = (db: Database, now: Date) =>
  db
    .selectFrom('invoices')
    .where('state', '=', 'due')
    .where('nextAttemptAt', '<=', now)
    .where(({ or, and, eb, exists, selectFrom }) =>
      or([
        and([
          eb('kind', '=', 'invoice'),
          exists(
            selectFrom('service_orders as o')
              .select('o.orderID')
              .whereRef('o.orderID', '=', 'invoices.orderID')
              .where('o.billingName', 'is not', null),
          ),
        ]),
        exists(
          selectFrom('invoices as cancelled')
            .select('cancelled.invoiceID')
            .whereRef('cancelled.orderID', '=', 'invoices.orderID')
            .where('cancelled.kind', '=', 'invoice')
            .where('cancelled.state', '=', 'issued')
            .where('invoices.kind', '=', 'cancellation'),
        ),
      ]),
    );

/** Those of a vendor, the longest waiting first. */
export const selectDueInvoices = (db: Database, vendor: string, now: Date, limit: number) =>
  withColumns(dueInvoices(db, now))
    .where('vendor', '=', vendor)
    .orderBy('nextAttemptAt')
    .limit(limit)
    .execute();

/** How many are due at vendors other than this one, which nobody asks any more. */
export const countStranded = async (db: Database, vendor: string, now: Date): Promise<number> => {
  const { count } = await dueInvoices(db, now)
    .where('vendor', '<>', vendor)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** What an invoice says: the order, its buyer, and when it was paid; no address of a deleted account. */
export const findInvoicedOrder = (db: Database, orderID: number) =>
  db
    .selectFrom('service_orders as o')
    .innerJoin('users as u', 'u.userID', 'o.userID')
    .innerJoin('payments as p', (join) =>
      join.onRef('p.orderID', '=', 'o.orderID').on('p.capturedAt', 'is not', null),
    )
    .leftJoin('countries as c', 'c.countryCode', 'o.billingCountryCode')
    .select(['o.orderID', 'o.userID', 'o.packageName', 'o.price', 'c.countryName'])
    .select(sql<string | null>`if(u.deletedAt is null, u.email, null)`.as('email'))
    .select(({ ref }) => ref('p.capturedAt').$notNull().as('capturedAt'))
    .select(billingColumns.map((column) => `o.${column}` as const))
    .where('o.orderID', '=', orderID)
    .executeTakeFirst();

/** Whether the order is the user's. */
export const isOrderOfUser = async (db: Database, orderID: number, userID: number): Promise<boolean> =>
  (await db
    .selectFrom('service_orders')
    .select('orderID')
    .where('orderID', '=', orderID)
    .where('userID', '=', userID)
    .executeTakeFirst()) !== undefined;

/** The recipient of mails about an order; undefined for a deleted account. */
export const findInvoiceReader = (db: Database, orderID: number) =>
  db
    .selectFrom('service_orders as o')
    .innerJoin('users as u', 'u.userID', 'o.userID')
    .leftJoin('user_profiles as p', 'p.userID', 'u.userID')
    .select(['u.email', 'u.userType', 'o.packageName'])
    .select(['p.isFirm', 'p.firmName', 'p.firstName', 'p.lastName'])
    .where('o.orderID', '=', orderID)
    .where('u.deletedAt', 'is', null)
    .executeTakeFirst();
