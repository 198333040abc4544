/** Limits of a service beside those of its fields. */
export const serviceLimits = {
  /** Characters of the description's markup. */
  descriptionHtml: 20_000,
  serviceTypes: 20,
  /** Regions, and settlements likewise, of one service. */
  regions: 100,
} as const;

/** What a service covers: 1 a region or county, 2 a settlement (PRO-04). */
export const regionTypes = { region: 1, settlement: 2 } as const;
export type RegionType = (typeof regionTypes)[keyof typeof regionTypes];
