/** Orders are paid in whole forints, as PayPal allows no decimals for them. */
export const currency = 'HUF';

export interface NewProviderOrder {
  /** Our order, sent as `custom_id`. */
  orderID: number;
  /** Amount in forints. */
  amount: number;
  description: string;
  /** Idempotency key: repeated requests with the same key return the same order. */
  requestKey: string;
}

interface Money {
  currency: string;
  /** Decimal string as sent by the provider: '9900', '9900.00'. */
  value: string;
}

export interface ProviderCapture extends Money {
  captureID: string;
  status: string;
}

/** The state of an order at the provider. */
export interface ProviderOrder {
  paymentOrderID: string;
  status: string;
  units: readonly (Money & {
    customID: string | undefined;
    payee: string | undefined;
    captures: readonly ProviderCapture[];
  })[];
}

/** The result of a capture request; `findOrder` afterwards returns the authoritative state. */
export type CaptureResult = 'done' | 'declined' | 'refused' | 'unknown';

export interface RefundDraft {
  /** Forints; the whole captured amount. */
  amount: number;
  /** Shown to the buyer by the provider. */
  note: string;
  /** Idempotency key: repeated requests with the same key refund once. */
  requestKey: string;
}

export type RefundResult = 'done' | 'refused' | 'pending';

/** Port of the payment provider: PayPal's Orders v2 API or its emulator. */
export interface PaymentProvider {
  /** Our merchant account; undefined unless configured. */
  merchantID: string | undefined;
  createOrder: (order: NewProviderOrder) => Promise<{ paymentOrderID: string; payee: string | undefined }>;
  findOrder: (paymentOrderID: string) => Promise<ProviderOrder | undefined>;
  /** Returns 'unknown' when there was no reply: the money may have been captured nevertheless. */
  capture: (paymentOrderID: string, requestKey: string) => Promise<CaptureResult>;
  /**
   * Returns the money of a capture; 'refused' means that nothing was returned, 'pending' that the same call will tell
   * later. Throws `PaymentsUnreachable`.
   */
  refund: (captureID: string, refund: RefundDraft) => Promise<RefundResult>;
  /** Verifies the signature of a webhook event; `body` is the raw text. */
  isGenuine: (headers: Record<string, unknown>, body: string) => Promise<boolean>;
}

/** The provider does not answer or rejects our keys. */
export class PaymentsUnreachable extends Error {
  override readonly name = 'PaymentsUnreachable';
}
