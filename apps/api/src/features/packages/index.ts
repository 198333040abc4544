export { activateOrder } from './activation.ts';
export { packageRoutes } from './packages.routes.ts';
export { type PackageService, packageService } from './packages.service.ts';
export { isProInForce, promotionOf, refreshPromotion } from './promotion.ts';
