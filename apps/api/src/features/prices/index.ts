export { selectPrices } from './prices.queries.ts';
export { priceRoutes } from './prices.routes.ts';
export { priceService } from './prices.service.ts';
