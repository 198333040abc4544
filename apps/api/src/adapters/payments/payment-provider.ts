/** A forint amount as an order is paid: no decimals. */
export const currency = 'HUF';

export interface NewProviderOrder {
  /** Our order, in the provider's `custom_id`. */
  orderID: number;
  /** Forints. */
  amount: number;
  description: string;
  /** The same key makes the same order, however often it is sent. */
  requestKey: string;
}

interface Money {
  currency: string;
  /** As the provider writes it: '9900', '9900.00'. */
  value: string;
}

export interface ProviderCapture extends Money {
  captureID: string;
  status: string;
}

/** What the provider says of one of its orders. */
export interface ProviderOrder {
  paymentOrderID: string;
  status: string;
  units: readonly (Money & {
    customID: string | undefined;
    payee: string | undefined;
    captures: readonly ProviderCapture[];
  })[];
}

/** What became of asking for the money; the truth is what `findOrder` says afterwards. */
export type CaptureAnswer = 'done' | 'declined' | 'refused' | 'unknown';

/** Port of the payment provider: PayPal's Orders v2, or whoever speaks the same. */
export interface PaymentProvider {
  /** Our account there; undefined when the installation does not name it. */
  merchantID: string | undefined;
  createOrder: (order: NewProviderOrder) => Promise<{ paymentOrderID: string; payee: string | undefined }>;
  findOrder: (paymentOrderID: string) => Promise<ProviderOrder | undefined>;
  /** 'unknown' when no answer came: the money may have been taken all the same. */
  capture: (paymentOrderID: string, requestKey: string) => Promise<CaptureAnswer>;
  /** Whether an event was sent by the provider; `body` is the text as it came. */
  isGenuine: (headers: Record<string, unknown>, body: string) => Promise<boolean>;
}

/** The provider cannot be asked at the moment, or does not accept our keys. */
export class PaymentsUnreachable extends Error {
  override readonly name = 'PaymentsUnreachable';
}
