export {
  createFollowers,
  createListingServices,
  kindParts,
  listingRoutes,
  mapSites,
} from './kind-parts.ts';
