export { listingImages } from '../images.queries.ts';
