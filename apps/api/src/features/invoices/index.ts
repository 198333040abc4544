export { createInvoiceBook } from './invoice-book.ts';
export { createInvoiceWorker } from './invoice-worker.ts';
export { invoiceRoutes } from './invoices.routes.ts';
export { createInvoiceService, listInvoices } from './invoices.service.ts';
