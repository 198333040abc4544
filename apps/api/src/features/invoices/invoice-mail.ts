import { roleOfID } from '@piacter/contracts/core';
import { advertiserPaths, paths } from '@piacter/contracts/site/paths';
import type { IssuedInvoice } from '../../adapters/invoices/index.ts';
import type { Trx } from '../../core/db/transaction.ts';
import { getGreetingName } from '../../core/formatting.ts';
import type { MailDraft } from '../emails/index.ts';
import { findInvoiceOfOrder, findInvoiceReader, type Invoice } from './invoices.queries.ts';

/** The mail about an issued invoice or cancellation; undefined when the buyer's account is deleted. */
export async function invoiceMail(
  trx: Trx,
  publicUrl: string,
  { orderID, kind, externalID }: Invoice,
  { number }: IssuedInvoice,
): Promise<MailDraft | undefined> {
  const reader = await findInvoiceReader(trx, orderID);
  if (!reader) return undefined;
  const role = roleOfID(reader.userType);
  const mail = { to: reader.email, dedupeKey: `invoice:${externalID}` };
  const values = {
    name: getGreetingName(reader),
    package: reader.packageName,
    order: String(orderID),
    invoice: number,
    url: publicUrl + (role ? advertiserPaths(role).receipt(orderID) : paths.home),
  };
  if (kind === 'invoice') return { ...mail, template: 'invoiceIssued', values };
  const cancelled = await findInvoiceOfOrder(trx, orderID, 'invoice');
  return {
    ...mail,
    template: 'invoiceCancelled',
    values: { ...values, cancelledInvoice: cancelled?.number ?? '' },
  };
}
