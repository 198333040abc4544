export { createListingCopies } from './copy-listing.ts';
export { createListingExpiry } from './expire-listings.ts';
export { lifecycleRoutes } from './lifecycle.routes.ts';
export { createLifecycleService } from './lifecycle.service.ts';
export { createKindRefresh } from './refresh-kind.ts';
export { createRenewalService } from './renewal.service.ts';
