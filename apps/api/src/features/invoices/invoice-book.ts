import { randomUUID } from 'node:crypto';
import type { InvoiceKind } from '@piacter/contracts/invoices';
import type { Config } from '../../config.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { type Invoice, insertInvoice, lockInvoiceOfOrder, updateInvoice } from './invoices.queries.ts';

/** Our key of an invoice at the vendor; order ids may repeat across databases. */
const toExternalID = (orderID: number, kind: InvoiceKind): string =>
  `piacter-${orderID}-${kind === 'invoice' ? 'i' : 'c'}-${randomUUID().slice(0, 13)}`;

/** Whether the vendor may have issued it: a call that got no reply may have had its effect. */
const mayBeIssued = ({ state, attempts }: Invoice): boolean =>
  state === 'issued' || (state === 'due' && attempts > 0) || (state === 'failed' && attempts > 1);

/** Enters what has to be invoiced, in the transaction that takes or returns the money; the job issues it afterwards. */
export const createInvoiceBook = ({ invoices }: Pick<Config, 'invoices'>) => ({
  /** An order was paid. Nothing is entered where no invoicing service is configured. */
  async enterPayment(trx: Trx, orderID: number, now: Date): Promise<void> {
    if (!invoices) return;
    const externalID = toExternalID(orderID, 'invoice');
    await insertInvoice(trx, { orderID, kind: 'invoice', vendor: invoices.vendor, externalID, now });
  },

  /** Its money was returned: an invoice that cannot have been issued is not needed any more, any other is cancelled. */
  async enterRefund(trx: Trx, orderID: number, now: Date): Promise<void> {
    const invoice = await lockInvoiceOfOrder(trx, orderID);
    if (!invoice || invoice.state === 'void') return;
    if (!mayBeIssued(invoice)) {
      await updateInvoice(trx, invoice.invoiceID, { state: 'void', updated: now });
      return;
    }
    const externalID = toExternalID(orderID, 'cancellation');
    await insertInvoice(trx, { orderID, kind: 'cancellation', vendor: invoice.vendor, externalID, now });
  },
});
