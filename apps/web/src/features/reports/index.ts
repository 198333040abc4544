export { ListingTrust } from './listing-trust.tsx';
export { HiddenNote } from './visibility/hidden-note-slot.tsx';
