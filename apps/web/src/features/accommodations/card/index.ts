export { AccommodationListingCard } from './accommodation-listing-card.tsx';
