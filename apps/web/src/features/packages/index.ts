export { ordersOf } from './listing-orders.ts';
export { addDays, dayOf, lastMoment } from './package-days.ts';
export { PromotionState } from './promotion-state.tsx';
