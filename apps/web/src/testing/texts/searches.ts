import { accommodationSite } from '../../server/accommodation-site.ts';
import { propertySite } from '../../server/property-site.ts';
import { serviceSite } from '../../server/service-site.ts';

/** The search of each kind, with the lists of the names of its ids. */
export const searches = [propertySite, accommodationSite, serviceSite];
