export { priceRoutes } from './prices.routes.ts';
export { priceService } from './prices.service.ts';
