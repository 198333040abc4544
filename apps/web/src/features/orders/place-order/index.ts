export { ListingPackageOrder } from './listing-package-order.tsx';
export { OrderLink } from './order-link.tsx';
export { OrderOverlay } from './order-overlay.tsx';
export { PackageOrder } from './package-order.tsx';
export { formatOption, getListingOffers, isListingGone } from './packages-offered.ts';
export { toOrderDraft } from './use-package-order.ts';
