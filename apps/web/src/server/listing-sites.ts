import type { ListingKind } from '@piacter/contracts/listings/values';
import { accommodationSite } from './accommodation-site.ts';
import { createListingPages, type ListingPages } from './listing-pages.ts';
import { propertySite } from './property-site.ts';
import { serviceSite } from './service-site.ts';

/** The public pages of every kind of listing. */
export const pagesByKind: Readonly<Record<ListingKind, ListingPages>> = {
  property: createListingPages(propertySite),
  accommodation: createListingPages(accommodationSite),
  service: createListingPages(serviceSite),
};
