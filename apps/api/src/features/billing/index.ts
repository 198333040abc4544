export { toBillingOfOrder } from './billing.mapper.ts';
export { billingColumns, findBillingData, removeBillingData, toBillingColumns } from './billing.queries.ts';
export { billingRoutes } from './billing.routes.ts';
export { createBillingService } from './billing.service.ts';
