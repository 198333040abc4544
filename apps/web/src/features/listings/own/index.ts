export type { OwnListing } from './own-listing-card.tsx';
export { type OwnListingsKind, OwnListingsPage } from './own-listings-page.tsx';
