/** An invoice of a paid order, and its cancellation (storno). */
export const invoiceKinds = ['invoice', 'cancellation'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Waiting to be issued, issued, refused by the invoicing service, and not needed any more. */
export const invoiceStates = ['due', 'issued', 'failed', 'void'] as const;
export type InvoiceState = (typeof invoiceStates)[number];
