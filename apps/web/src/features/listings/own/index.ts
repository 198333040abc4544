export type { OwnListing } from './own-listing-card.tsx';
export { type OwnListingsConfig, OwnListingsPage } from './own-listings-page.tsx';
export { askBulkMove, askBulkRemoval, type PaidListing } from './paid-questions.tsx';
export { text as ownText } from './text.ts';
