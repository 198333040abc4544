export { selectStayPrices } from './stay-prices.queries.ts';
export { stayPriceRoutes } from './stay-prices.routes.ts';
export { createStayPrices } from './stay-prices.service.ts';
export { findStayRules } from './stay-rules.queries.ts';
export { createStayTotals } from './stay-total.service.ts';
