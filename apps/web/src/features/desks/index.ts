export { OwnListings } from './own-listings.tsx';
