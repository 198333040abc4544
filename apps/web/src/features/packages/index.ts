export { imageLimits } from './image-limits.ts';
export { addDays, dayOf, lastMoment } from './package-days.ts';
export { PromotionState } from './promotion-state.tsx';
export { ordersOf } from './use-orders-of.ts';
