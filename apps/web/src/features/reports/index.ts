export { HiddenNote } from './hidden-note.tsx';
export { ListingTrust } from './listing-trust.tsx';
