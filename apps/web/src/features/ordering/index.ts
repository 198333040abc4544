export { OrderOverlay } from './order-overlay.tsx';
export type { OrderedListing } from './order-question.ts';
export { PackageOrder } from './package-order.tsx';
