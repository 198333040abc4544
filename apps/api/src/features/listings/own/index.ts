export { computeMapColumns } from './map-columns.ts';
export { createOwnListings, type DerivationContext } from './own-listings.ts';
export { removeListingsOfUser } from './remove-listings.ts';
export { moveListing, setHidden } from './visibility.ts';
