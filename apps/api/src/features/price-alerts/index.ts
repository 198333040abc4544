export { createPriceAlerts } from './mail-price-drops.ts';
export { priceAlertRoutes } from './price-alerts.routes.ts';
export { createPriceAlertService } from './price-alerts.service.ts';
