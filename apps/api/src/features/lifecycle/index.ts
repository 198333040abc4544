export { type CopyListing, createListingCopies } from './copy-listing.ts';
export { createListingExpiry } from './expire-listings.ts';
export { lifecycleRoutes } from './lifecycle.routes.ts';
export { createLifecycleService, type LifecycleService } from './lifecycle.service.ts';
export { lifecycleText } from './lifecycle.text.ts';
export { createKindRefresh } from './refresh-kind.ts';
export { createRenewalService } from './renewal.service.ts';
