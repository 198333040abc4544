export { selectStayPrices, upsertStayPrices } from './stay-prices.queries.ts';
export { findStayRules } from './stay-rules.queries.ts';
