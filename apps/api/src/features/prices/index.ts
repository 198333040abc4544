export { selectPrices } from './prices.queries.ts';
export { priceRoutes } from './prices.routes.ts';
export { createPriceService } from './prices.service.ts';
