export type { OwnListing } from './own-listing-card.tsx';
export { type OwnListingsConfig, OwnListingsPage } from './own-listings-page.tsx';
