export { paymentEmulator } from './emulator/index.ts';
export { openPayments } from './open-payments.ts';
export {
  currency,
  type PaymentProvider,
  PaymentsUnreachable,
  type ProviderOrder,
} from './payment-provider.ts';
export { paymentSettings } from './settings.ts';
