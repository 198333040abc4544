import type { InvoiceKind, InvoiceSummary } from '@piacter/contracts/invoices';
import type { Database } from '@piacter/db';
import { InvoiceRefused, InvoicesUnreachable, type InvoiceVendor } from '../../adapters/invoices/index.ts';
import { writeAudit } from '../../core/db/audit.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import { ApiError, notFound } from '../../core/http/api-error.ts';
import { notFoundText } from '../../core/http/messages.ts';
import type { Session } from '../../core/http/session.ts';
import type { Deps } from '../../deps.ts';
import {
  findInvoiceOfOrder,
  isOrderOfUser,
  lockInvoice,
  selectInvoicesOfOrder,
  updateInvoice,
} from './invoices.queries.ts';

const invoiceNotFound = () => notFound(notFoundText('számla'));
const downloadFailed = 'A számla most nem tölthető le, próbáld újra egy perc múlva!';

/** The invoices of an order; why one was refused is for the admin. */
export async function listInvoices(
  db: Database,
  orderID: number,
  isAdmin: boolean,
): Promise<InvoiceSummary[]> {
  const rows = await selectInvoicesOfOrder(db, orderID);
  return rows.map(({ invoiceID, kind, state, number, error }) => ({
    invoiceID,
    kind,
    // To the buyer it is not ready yet.
    state: state === 'failed' && !isAdmin ? 'due' : state,
    number,
    error: isAdmin ? error : null,
  }));
}

interface InvoiceDeps extends Pick<Deps, 'db' | 'clock'> {
  vendor: InvoiceVendor | undefined;
}

/** Invoices for buyer and admin; they are issued by the job. */
export const createInvoiceService = ({ db, clock, vendor }: InvoiceDeps) => ({
  /** The PDF of the invoice of the caller's order, of any for the admin; throws `not_found`, and `unavailable` without the vendor. */
  async getPdf({ userID, role }: Session, orderID: number, kind: InvoiceKind) {
    if (role !== 'admin' && !(await isOrderOfUser(db, orderID, userID))) throw invoiceNotFound();
    const invoice = await findInvoiceOfOrder(db, orderID, kind);
    if (!invoice?.number || !invoice.vendorID) throw invoiceNotFound();
    if (vendor?.name !== invoice.vendor) throw new ApiError('unavailable', { message: downloadFailed });
    const { number, vendorID } = invoice;
    try {
      return { number, pdf: (await vendor.getPdf({ number, vendorID })).toString('base64') };
    } catch (cause) {
      if (!(cause instanceof InvoicesUnreachable || cause instanceof InvoiceRefused)) throw cause;
      throw new ApiError('unavailable', { message: downloadFailed, cause });
    }
  },

  /** Has a refused invoice issued again by the job; throws `not_found`, and `conflict` for one that was not refused. */
  retry: ({ userID }: Session, invoiceID: number): Promise<void> =>
    inTransaction(db, async (trx) => {
      const invoice = await lockInvoice(trx, invoiceID);
      if (!invoice) throw invoiceNotFound();
      if (invoice.state !== 'failed')
        throw new ApiError('conflict', {
          message: 'Ezt a számlát nem kell újra kiállítani: elkészült, vagy épp készül. Frissítsd az oldalt!',
        });
      const now = clock.now();
      await updateInvoice(trx, invoiceID, { state: 'due', nextAttemptAt: now, error: null, updated: now });
      await writeAudit(trx, {
        at: now,
        actorID: userID,
        action: 'invoice_retried',
        entity: 'service_order',
        entityID: invoice.orderID,
        detail: { kind: invoice.kind },
      });
    }),
});

export type InvoiceService = ReturnType<typeof createInvoiceService>;
