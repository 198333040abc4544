export { formatCreated } from './created-message.ts';
export { createRefresh, type Derivation, type DerivationContext } from './derivation.ts';
export { computeMapColumns } from './map-columns.ts';
export { createOwnListings } from './own-listings.ts';
export { removeListingsOfUser } from './remove-listings.ts';
export { moveListing, refreshStatusOfUser, setHidden } from './visibility.ts';
