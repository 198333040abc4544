export { ServiceListingCard } from './service-listing-card.tsx';
