export { MatchingListings } from './matching-listings.tsx';
