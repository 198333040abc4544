export { imageLimits } from './image-limits.ts';
export { PromotionState } from './promotion-state.tsx';
