import { accommodationSite } from '../accommodations/index.ts';
import { propertySite } from '../properties/index.ts';
import { serviceSite } from '../services/index.ts';
import { createListingSite, type ListingSite } from './listing-site.ts';

/** The public pages of every kind of listing. */
export const listingSites: readonly ListingSite[] = [
  createListingSite(propertySite),
  createListingSite(accommodationSite),
  createListingSite(serviceSite),
];
