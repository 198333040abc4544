export { BillingBox } from './billing-form.tsx';
export { formatBilling } from './billing-values.ts';
export { OrderBilling } from './order-billing.tsx';
