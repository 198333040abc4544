export { formatDaysLeft, getLastMoment } from './package-days.ts';
export { describePaidDays, fetchListingOrders } from './paid-days.ts';
export { PromotionPreview } from './promotion-preview.tsx';
export { PromotionState } from './promotion-state.tsx';
export { text as packagesText } from './text.ts';
export { getTypeName, typeNames } from './type-names.ts';
