export { activateOrder } from './activation.ts';
export { deactivateOrder } from './deactivation.ts';
export { toOrder } from './packages.mapper.ts';
export { orderColumns, packagesOnSale } from './packages.queries.ts';
export { packageRoutes } from './packages.routes.ts';
export { packageService } from './packages.service.ts';
export { getPackageType, isProInForce, promotingTypes, promotionOf, refreshPromotion } from './promotion.ts';
