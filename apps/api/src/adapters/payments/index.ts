export { createPaymentProvider } from './create-payment-provider.ts';
export { createPaymentEmulator } from './emulator/index.ts';
export {
  currency,
  type PaymentProvider,
  PaymentsUnreachable,
  type ProviderOrder,
} from './payment-provider.ts';
export { paymentSettings } from './settings.ts';
