/** Limits of a service. `description` limits the plain text, `descriptionHtml` the markup, too. */
export const serviceLimits = {
  title: 120,
  description: 4000,
  descriptionHtml: 20_000,
  serviceTypes: 20,
  /** Regions, and settlements likewise, of one service. */
  regions: 100,
  /** Characters of a web page's address as typed. */
  webpage: 300,
} as const;

/** What a service covers: 1 a region or county, 2 a settlement (PRO-04). */
export const regionTypes = { region: 1, settlement: 2 } as const;
export type RegionType = (typeof regionTypes)[keyof typeof regionTypes];
