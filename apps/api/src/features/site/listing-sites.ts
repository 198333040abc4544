import { accommodationSite } from './accommodation-site.ts';
import type { ListingSite } from './listing-site.ts';
import { propertySite } from './property-site.ts';
import { serviceSite } from './service-site.ts';

/** The public pages of every kind of listing. */
export const listingSites: readonly ListingSite[] = [propertySite, accommodationSite, serviceSite];
