export { createInvoiceEmulator } from './emulator/index.ts';
export {
  type InvoiceDraft,
  InvoiceRefused,
  InvoicesUnreachable,
  type InvoiceVendor,
  type IssuedInvoice,
} from './invoice-vendor.ts';
export { createInvoiceVendor } from './settings.ts';
