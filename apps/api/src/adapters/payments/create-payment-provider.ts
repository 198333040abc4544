import type { Config } from '../../config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPayPal } from './paypal.ts';
import { paymentSettings } from './settings.ts';

/** A client of PayPal or its emulator, which have the same API; undefined where payment is not configured. */
export function createPaymentProvider(config: Config): PaymentProvider | undefined {
  const settings = paymentSettings(config);
  return settings && createPayPal(settings);
}
