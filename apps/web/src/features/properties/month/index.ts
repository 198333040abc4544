export { ListingPrices } from './listing-prices.tsx';
