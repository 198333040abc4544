import type { Config } from '../../config.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paypal } from './paypal.ts';
import { paymentSettings } from './settings.ts';

/** PayPal or its emulator, spoken to in the same way; undefined where payment is not set up. */
export function openPayments(config: Config): PaymentProvider | undefined {
  const settings = paymentSettings(config);
  return settings && paypal(settings);
}
