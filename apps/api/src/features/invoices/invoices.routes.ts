import { getInvoicePdf, retryInvoice } from '@piacter/contracts/invoices';
import { type Implementation, implement } from '../../core/http/implement.ts';
import type { InvoiceService } from './invoices.service.ts';

export const invoiceRoutes = (invoices: InvoiceService): Implementation[] => [
  implement(
    getInvoicePdf,
    async ({ session, params, query }) => ({ data: await invoices.getPdf(session, params.id, query.kind) }),
    { isSlow: true },
  ),
  implement(retryInvoice, async ({ session, params }) => {
    await invoices.retry(session, params.id);
    return { message: 'Újra kiállítjuk, egy percen belül látod az eredményét.' };
  }),
];
