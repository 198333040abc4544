/** Limits of a service beside those of its fields. */
export const serviceLimits = {
  /** Characters of the description's markup. */
  descriptionHtml: 20_000,
  serviceTypes: 20,
  /** Regions, and settlements likewise, of one service. */
  regions: 100,
  /** Settlements of one service that have a radius. */
  radii: 5,
} as const;

/** What a service covers: 1 a region or county, 2 a settlement (PRO-04). */
export const regionTypes = { region: 1, settlement: 2 } as const;
export type RegionType = (typeof regionTypes)[keyof typeof regionTypes];

/** Kilometres around a covered settlement; 0 is the settlement alone (PRO-11). */
export const coverageRadii = [0, 10, 20, 30, 50] as const;
export type CoverageRadius = (typeof coverageRadii)[number];

/** 'Győr és 30 km-es körzete', 'Győr' */
export const formatCovered = (settlement: string, radius: number): string =>
  radius === 0 ? settlement : `${settlement} és ${radius}\u00a0km-es körzete`;

/** The error of a radius around one settlement more. */
export const radiiReached = `Legfeljebb ${serviceLimits.radii} település körzetét adhatod meg. Nagyobb munkaterülethez válassz vármegyét!`;
