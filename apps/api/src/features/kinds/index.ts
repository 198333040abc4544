export {
  createFollowers,
  createListingServices,
  kindParts,
  listingRoutes,
} from './kind-parts.ts';
