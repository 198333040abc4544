export { HiddenNote, ListingTrust } from './listing-trust.tsx';
