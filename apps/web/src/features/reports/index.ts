export { ListingTrust } from './listing-trust.tsx';
export { AdminVisibility } from './visibility/admin-visibility.tsx';
export { HiddenNote } from './visibility/hidden-note-slot.tsx';
