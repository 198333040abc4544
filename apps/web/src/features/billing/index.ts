export { BillingBox } from './billing-box.tsx';
export { formatBilling } from './billing-values.ts';
export { OrderBilling } from './order-billing.tsx';
