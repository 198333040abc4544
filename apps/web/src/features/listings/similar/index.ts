export { SimilarListings } from './similar-listings.tsx';
