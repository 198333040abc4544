import { mapSites } from '../kinds/index.ts';
import { createListingSite, type ListingSite } from './listing-site.ts';

/** The public pages of every kind of listing. */
export const listingSites: readonly ListingSite[] = mapSites(createListingSite);
