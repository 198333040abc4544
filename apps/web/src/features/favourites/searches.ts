import { paths } from '../../config/paths.ts';

/** Headings of the kinds of listings. */
export const kindTitles = {
  property: 'Ingatlanok',
  accommodation: 'Szállások',
  service: 'Szolgáltatások',
} as const;

/** Links to the three searches, for a list without listings. */
export const searchLinks = [
  { to: paths.properties, label: kindTitles.property },
  { to: paths.accommodations, label: kindTitles.accommodation },
  { to: paths.professionals, label: kindTitles.service },
];
