export {
  createFollowers,
  createListingServices,
  type DeskFields,
  kindParts,
  listingRoutes,
  mapSites,
} from './kind-parts.ts';
