/** To whom an invoice is made out. */
export interface InvoiceBuyer {
  name: string;
  isFirm: boolean;
  /** ISO 3166-1 alpha-2, and the country's Hungarian name. */
  countryCode: string;
  countryName: string;
  postalCode: string;
  settlement: string;
  address: string;
  /** A Hungarian tax number, or the VAT number of another country; null for a private person. */
  taxNumber: string | null;
  /** Null once the buyer's account was deleted. */
  email: string | null;
}

export interface InvoiceDraft {
  /** Our idempotency key, by which the vendor finds the invoice again. */
  externalID: string;
  orderID: number;
  /** The day of the payment, YYYY-MM-DD; an invoice of a paid order is due and fulfilled on it. */
  day: string;
  buyer: InvoiceBuyer;
  item: string;
  /** Forints. */
  gross: number;
  /** Null for a seller who is exempt of VAT. */
  vatPercent: number | null;
}

/** An invoice, or its cancellation, as issued: its number is the vendor's. */
export interface IssuedInvoice {
  number: string;
  /** The vendor's own id, by which it is downloaded. */
  vendorID: string;
}

/**
 * Port of an invoicing service: Számlázz.hu or Billingo, or their emulators. A call that got no reply may have issued
 * something nevertheless: `find` and `findCancellation` tell.
 */
export interface InvoiceVendor {
  name: 'szamlazz' | 'billingo';
  issue: (draft: InvoiceDraft) => Promise<IssuedInvoice>;
  find: (externalID: string) => Promise<IssuedInvoice | undefined>;
  /** Cancels an invoice (storno); `externalID` is the key of the cancellation. */
  cancel: (invoice: IssuedInvoice, externalID: string) => Promise<IssuedInvoice>;
  findCancellation: (invoice: IssuedInvoice, externalID: string) => Promise<IssuedInvoice | undefined>;
  getPdf: (invoice: IssuedInvoice) => Promise<Buffer>;
}

/** The vendor does not answer, or not intelligibly: whether anything was issued is not known. */
export class InvoicesUnreachable extends Error {
  override readonly name = 'InvoicesUnreachable';
}

/** The vendor refuses a request, so that nothing was issued; the message is the vendor's. */
export class InvoiceRefused extends Error {
  override readonly name = 'InvoiceRefused';
}
