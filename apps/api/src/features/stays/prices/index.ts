export { stayPriceRoutes } from './stay-prices.routes.ts';
export { createStayPrices } from './stay-prices.service.ts';
export { createStayTotals } from './stay-total.service.ts';
