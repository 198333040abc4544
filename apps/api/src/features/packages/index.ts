export { activateOrder } from './activation.ts';
export { deactivateOrder } from './deactivation.ts';
export { createPackageEditingService } from './package-editing.service.ts';
export { toOrder } from './packages.mapper.ts';
export { orderColumns, packagesOnSale } from './packages.queries.ts';
export { packageRoutes } from './packages.routes.ts';
export { createPackageService } from './packages.service.ts';
export { getPackageType, getPromotion, isProInForce, promotionTypes, refreshPromotion } from './promotion.ts';
