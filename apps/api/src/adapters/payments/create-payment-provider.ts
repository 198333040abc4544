import type { Config } from '../../config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { createPayPal } from './paypal.ts';
import { paymentSettings } from './settings.ts';

/** PayPal or its emulator, spoken to in the same way; undefined where payment is not set up. */
export function createPaymentProvider(config: Config): PaymentProvider | undefined {
  const settings = paymentSettings(config);
  return settings && createPayPal(settings);
}
