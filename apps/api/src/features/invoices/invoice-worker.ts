import { randomUUID } from 'node:crypto';
import { toBudapestDay } from '@piacter/contracts/core/days';
import {
  type InvoiceDraft,
  InvoiceRefused,
  InvoicesUnreachable,
  type InvoiceVendor,
  type IssuedInvoice,
} from '../../adapters/invoices/index.ts';
import { createBackoff } from '../../core/backoff.ts';
import { writeAudit } from '../../core/db/audit.ts';
import { claimLease } from '../../core/db/lease.ts';
import { inTransaction } from '../../core/db/transaction.ts';
import type { Deps } from '../../deps.ts';
import { toBillingOfOrder } from '../billing/index.ts';
import { createMailOutbox } from '../emails/index.ts';
import { invoiceMail } from './invoice-mail.ts';
import {
  countStranded,
  findInvoicedOrder,
  findInvoiceOfOrder,
  type Invoice,
  lockInvoice,
  selectDueInvoices,
  updateInvoice,
} from './invoices.queries.ts';

const batchSize = 20;
/** Milliseconds that one process holds an invoice: longer than all calls to the vendor may take. */
const leaseMs = 120_000;
const errorLimit = 500;

/** Until the next attempt on a vendor that does not answer: 30 s, 1 min … up to an hour. */
const backoffMs = createBackoff({ firstMs: 30_000, maxMs: 3_600_000 });

interface WorkerDeps extends Pick<Deps, 'db' | 'clock' | 'config' | 'log'> {
  /** undefined while no invoicing service is configured. */
  vendor: InvoiceVendor | undefined;
}

/**
 * Issues invoices and cancellations, each exactly once, whatever is killed: a lease admits one process at a time, and
 * whoever takes one up again asks the vendor by our key first (`docs/adr/0055-invoices-issued-once.md`).
 */
export function createInvoiceWorker({ db, clock, config, log, vendor }: WorkerDeps) {
  const outbox = createMailOutbox({ clock, config });

  async function getDraft({ orderID, externalID }: Invoice): Promise<InvoiceDraft> {
    const order = await findInvoicedOrder(db, orderID);
    const billing = order && toBillingOfOrder(order);
    if (!order || !billing) throw new InvoiceRefused('The order or its billing data are missing');
    return {
      externalID,
      orderID,
      day: toBudapestDay(order.capturedAt),
      buyer: {
        ...billing,
        isFirm: billing.isFirm === 1,
        countryName: order.countryName ?? billing.countryCode,
        email: order.email,
      },
      item: order.packageName,
      gross: order.price,
      vatPercent: config.vatPercent,
    };
  }

  /** What has been issued already, as far as the vendor knows, else what it issues now. */
  async function issue(to: InvoiceVendor, invoice: Invoice): Promise<IssuedInvoice> {
    const isRepeated = invoice.attempts > 0;
    const { externalID } = invoice;
    if (invoice.kind === 'invoice')
      return (isRepeated && (await to.find(externalID))) || to.issue(await getDraft(invoice));
    const cancelled = await findInvoiceOfOrder(db, invoice.orderID, 'invoice');
    if (!cancelled?.number || !cancelled.vendorID) throw new InvoiceRefused('The invoice is missing');
    const issued = { number: cancelled.number, vendorID: cancelled.vendorID };
    return (isRepeated && (await to.findCancellation(issued, externalID))) || to.cancel(issued, externalID);
  }

  /** Records what was issued, unless another process has taken over since. */
  const record = ({ invoiceID }: Invoice, token: string, issued: IssuedInvoice) =>
    inTransaction(db, async (trx) => {
      const invoice = await lockInvoice(trx, invoiceID);
      if (invoice?.leaseToken !== token) return;
      const now = clock.now();
      await updateInvoice(trx, invoiceID, {
        state: 'issued',
        ...issued,
        error: null,
        leaseToken: null,
        leaseUntil: null,
        issuedAt: now,
        updated: now,
      });
      const mail = await invoiceMail(trx, config.publicUrl, invoice, issued);
      if (mail) await outbox.add(trx, mail);
      await writeAudit(trx, {
        at: now,
        actorID: null,
        action: invoice.kind === 'invoice' ? 'invoice_issued' : 'invoice_cancelled',
        entity: 'service_order',
        entityID: invoice.orderID,
        detail: { number: issued.number, vendor: invoice.vendor },
      });
    });

  /** After a refusal somebody has to look at it; a vendor that does not answer is asked again. */
  async function release(invoice: Invoice, token: string, error: unknown): Promise<void> {
    const now = clock.now();
    const isRefused = error instanceof InvoiceRefused;
    const isExpected = isRefused || error instanceof InvoicesUnreachable;
    const { invoiceID, orderID } = invoice;
    log[isRefused || !isExpected ? 'error' : 'warn'](
      { err: error, invoiceID, orderID },
      'invoice not issued yet',
    );
    // Of a fault of our own nothing is known: its lease expires, and the vendor is asked first.
    if (!isExpected) return;
    await db
      .updateTable('invoices')
      .set({
        ...(isRefused ? { state: 'failed' } : {}),
        error: error.message.slice(0, errorLimit),
        nextAttemptAt: new Date(now.getTime() + backoffMs(invoice.attempts - 1)),
        leaseToken: null,
        leaseUntil: null,
        updated: now,
      })
      .where('invoiceID', '=', invoiceID)
      .where('leaseToken', '=', token)
      .execute();
  }

  async function process(to: InvoiceVendor, invoice: Invoice, now: Date): Promise<void> {
    const token = randomUUID();
    const until = new Date(now.getTime() + leaseMs);
    const row = { table: 'invoices', idColumn: 'invoiceID', id: invoice.invoiceID } as const;
    if (!(await claimLease(db, row, { token, now, until }))) return;
    // The attempts of another process that was faster to take it up and has died since.
    const claimed = (await findInvoiceOfOrder(db, invoice.orderID, invoice.kind)) ?? invoice;
    try {
      await record(invoice, token, await issue(to, { ...claimed, attempts: claimed.attempts - 1 }));
    } catch (error) {
      await release(claimed, token, error);
    }
  }

  let stranded = 0;
  /** Says how many invoices wait for a vendor that is not configured any more, whenever their number changes. */
  async function reportStranded(to: InvoiceVendor, now: Date): Promise<void> {
    const found = await countStranded(db, to.name, now);
    if (found !== stranded && found > 0)
      log.warn({ stranded: found, vendor: to.name }, 'invoices wait for a vendor that is not configured');
    stranded = found;
  }

  /** Issues what is due; returns how many there were. Several processes may run it at once. */
  return async function issueDue(now: Date): Promise<number> {
    if (!vendor) return 0;
    await reportStranded(vendor, now);
    const due = await selectDueInvoices(db, vendor.name, now, batchSize);
    for (const invoice of due) await process(vendor, invoice, clock.now());
    return due.length;
  };
}
