export { priceAlertRoutes } from './price-alerts.routes.ts';
export { createPriceAlertService } from './price-alerts.service.ts';
export { createPriceAlerts } from './tell-drops.ts';
